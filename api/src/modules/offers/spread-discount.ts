/**
 * Spreads an amount over lines in proportion to their totals, to the paisa: what rounding leaves goes to the lines with
 * the largest remainders. No line gets more than its total, as long as the amount isn't more than all of them.
 */
export function spreadDiscount(amount: number, totals: readonly number[]): number[] {
  const sum = BigInt(totals.reduce((all, total) => all + total, 0));
  if (sum === 0n) return totals.map(() => 0);
  const products = totals.map((total) => BigInt(amount) * BigInt(total));
  const shares = products.map((product) => Number(product / sum));
  const left = amount - shares.reduce((all, share) => all + share, 0);
  const byRemainder = products
    .map((product, index) => ({ index, remainder: product % sum }))
    .sort((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
    );
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
