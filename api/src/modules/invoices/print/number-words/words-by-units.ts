/** The names of 10,000,000, 100,000, 1000 and 100 in a language. */
type UnitNames = readonly [crore: string, lakh: string, thousand: string, hundred: string];

const UNITS = [10_000_000, 100_000, 1000, 100] as const;

/** A whole number in words of the Indian system; `belowHundred` has those of 0 to 99. */
export function wordsByUnits(
  value: number,
  names: UnitNames,
  belowHundred: (value: number) => string,
): string {
  for (const [index, unit] of UNITS.entries()) {
    if (value < unit) continue;
    const wordsOf = (part: number) => wordsByUnits(part, names, belowHundred);
    const rest = value % unit;
    return `${wordsOf(Math.floor(value / unit))} ${names[index] ?? ''}${rest > 0 ? ` ${wordsOf(rest)}` : ''}`;
  }
  return belowHundred(value);
}
