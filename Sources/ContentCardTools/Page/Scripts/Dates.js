// Checks dates: ISO 8601 with a time and a time zone, or a number of seconds or milliseconds since 1970.

/** Returns whether a string is a valid date in the years 0001 to 9999, with a time and a time zone. */
function isISO8601Date(text) {
  const parts = new RegExp(
    "^([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:\\.[0-9]+)?)?"
    + "(?:Z|[+-]([0-9]{2}):?([0-9]{2}))$").exec(text);
  if (!parts) return false;
  const [year, month, day, hour, minute, second, zoneHour, zoneMinute] =
    parts.slice(1).map(part => Number(part || 0));
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= days[month - 1]
    && hour < 24 && minute < 60 && second < 60 && zoneHour < 24 && zoneMinute < 60;
}

/** Converts a valid ISO 8601 date to seconds since 1970. */
function iso8601Seconds(text) {
  const [, second = "0", fraction = "", sign, hours, minutes] =
    /^.{16}(?::(\d\d)(\.\d{1,15})?\d*)?(?:Z|([+-])(\d\d):?(\d\d))$/.exec(text);
  const offset = sign ? Number(sign + 1) * (Number(hours) * 60 + Number(minutes)) : 0;
  return Date.parse(`${text.slice(0, 16)}Z`) / 1000 - offset * 60 + (Number(second) + Number(`0${fraction}`));
}

const unitsPerSecond = {unix: 1, unixMilliseconds: 1000};

/** Returns whether a timestamp is in the years 0001 to 9999. */
function isUnixDate(number, format) {
  const seconds = number / unitsPerSecond[format];
  return seconds >= -62135596800 && seconds < 253402300800;
}
