// Converts numbers with the same limits as in Swift: 64-bit integers (as BigInt), doubles, and decimals with at most 38
// digits.

const minimumInt = -(2n ** 63n);
const maximumInt = 2n ** 63n - 1n;
const isInt = number => number >= minimumInt && number <= maximumInt;

function intOf(text) {
  if (!isIntegerText(text)) return null;
  const number = BigInt(text.replace(/^\+/, ""));
  return isInt(number) ? number : null;
}

function intOfDouble(double) {
  if (!Number.isInteger(double)) return null;
  const number = BigInt(double);
  return isInt(number) ? number : null;
}

const isIntegerText = text => /^[+-]?[0-9]+$/.test(text);
const isDecimalText = text => /^[+-]?[0-9]+(\.[0-9]+)?$/.test(text);
const isDoubleText = text => /^[+-]?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?$/.test(text);

function doubleOf(text) {
  const number = isDoubleText(text) ? Number(text) : NaN;
  return Number.isFinite(number) ? number : null;
}

/** Returns the shortest text for a double, in Swift's format, such as "0.1", "2.0", "1e+16", or "5e-324". */
function doubleText(double) {
  if (Object.is(double, -0)) return "-0.0";
  const [digits, exponent] = double.toExponential().split("e");
  if (Math.abs(double) > 2 ** 53 || (double !== 0 && Number(exponent) < -4)) {
    const size = exponent.slice(1);
    return `${digits}e${exponent[0]}${size.length < 2 ? "0" : ""}${size}`;
  }
  const text = String(double);
  return Number.isInteger(double) ? `${text}.0` : text;
}

/** Converts a number's text to its exact value multiplied by 10^38. Returns null if the number has too many digits. */
function decimalOf(text) {
  const [, sign, integer, fraction = "", exponent = "0"] =
    /^([+-]?)([0-9]+)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?$/.exec(text);
  const [whole, part] = [integer.replace(/^0+/, ""), fraction.replace(/0+$/, "")];
  const shift = Number(exponent);
  if (Math.max(whole.length + shift, 0) + Math.max(part.length - shift, 0) > 38) return null;
  const units = BigInt(sign.replace("+", "") + "0" + whole + part);
  return units * 10n ** BigInt(38 - part.length + shift);
}
