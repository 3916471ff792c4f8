const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount of rupees with exactly two decimals, as product page, cart and checkout show it: "₹1,299.00" (API-03). */
export function formatRupees(rupees: number): string {
  return RUPEES.format(rupees);
}

/** An amount of rupees with at most two decimals: "₹1,299", "₹1,299.50" (API-03). */
export function formatRupeesShort(rupees: number): string {
  return formatRupees(rupees).replace(/\.00$/, '');
}

/** What an amount of rupees is worth at `rate` dollars per rupee: "≈ $23.95" (D1). */
export function formatApproxDollars(rupees: number, rate: number): string {
  return `≈ ${DOLLARS.format(rupees * rate)}`;
}
