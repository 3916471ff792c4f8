/** The value if it is one of the known ones, otherwise undefined. */
export function readOneOf<Known extends string>(
  known: readonly Known[],
  value: unknown,
): Known | undefined {
  return known.find((one) => one === value);
}
