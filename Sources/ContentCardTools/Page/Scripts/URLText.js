// Checks URLs with a scheme by the rules of RFC 3986, and by three stricter rules: At least one character must follow
// the colon after the scheme. `http` and `https` URLs must have a host. An address in brackets must be an IPv6 address.

// Each set of characters includes the previous set.
const hostCharacters = "A-Za-z0-9\\-._~!$&'()*+,;=";
const userCharacters = hostCharacters + ":";
const pathCharacters = userCharacters + "/@";
const queryCharacters = pathCharacters + "?";
const part = characters => `(?:[${characters}]|%[0-9A-Fa-f]{2})*`;

const urlForm = new RegExp(
  `^([A-Za-z][A-Za-z0-9+.\\-]*):(?:(//)(?:${part(userCharacters)}@)?`
  + `(?:(\\[[^\\]]*\\])|(${part(hostCharacters)}))(?::[0-9]*)?(?=[/?#]|$))?`
  + `${part(pathCharacters)}(?:\\?${part(queryCharacters)})?(?:#${part(queryCharacters)})?$`);

function isURL(text) {
  const form = urlForm.exec(text);
  if (!form || form[1].length + 1 === text.length) return false;
  const [, scheme, authority, address, host] = form;
  if (!authority && text.startsWith("//", scheme.length + 1)) return false;
  if (address && !isIPv6(address.slice(1, -1))) return false;
  return !/^https?$/i.test(scheme) || Boolean(authority && (address || host));
}

/** Returns whether a string is an IPv6 address: eight groups, in which one run of zeros can be written as "::". */
function isIPv6(text) {
  const gap = text.indexOf("::");
  if (gap < 0) return ipv6Groups(text, true) === 8;
  const before = ipv6Groups(text.slice(0, gap), false);
  const after = ipv6Groups(text.slice(gap + 2), true);
  return before !== null && after !== null && before + after < 8;
}

/** Returns the number of groups, or null if one is invalid. If `isEnd`, a final IPv4 address counts as two groups. */
function ipv6Groups(text, isEnd) {
  if (text === "") return 0;
  const groups = text.split(":");
  let count = 0;
  if (isEnd && isIPv4(groups[groups.length - 1])) {
    groups.pop();
    count = 2;
  }
  return groups.every(group => /^[0-9A-Fa-f]{1,4}$/.test(group)) ? count + groups.length : null;
}

const isIPv4 = text => {
  const numbers = text.split(".");
  return numbers.length === 4
    && numbers.every(digits => /^(0|[1-9][0-9]{0,2})$/.test(digits) && Number(digits) <= 255);
};
