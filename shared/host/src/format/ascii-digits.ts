const DECIMAL_DIGIT = /\p{Nd}/u;

/**
 * The text with the decimal digits of every script (Devanagari ९, Arabic ٩, full width ９) as 0 to 9, so that
 * a number may be typed as people write it. All other characters stay.
 */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

/** Unicode has the digits of a script in ascending order from 0, in runs of ten without a gap (UAX #44, Nd). */
function valueOf(digit: string): number {
  let before = 0;
  for (
    let code = (digit.codePointAt(0) ?? 0) - 1;
    DECIMAL_DIGIT.test(String.fromCodePoint(code));
    code -= 1
  ) {
    before += 1;
  }
  return before % 10;
}
