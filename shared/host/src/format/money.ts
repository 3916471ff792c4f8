/*
 * Without `Intl.NumberFormat`: making one takes a cheap phone 130 ms, before it can show the first price.
 */

/** Where a comma follows a digit: "12,34,567", and "1,234,567". */
const INDIAN_GROUPS = /(\d)(?=(?:\d\d)+\d$)/g;
const WESTERN_GROUPS = /(\d)(?=(?:\d{3})+$)/g;

function formatAmount(symbol: string, amount: number, groups: RegExp): string {
  // Rounded twice, so that 1299.995, which in binary is slightly less, is rounded up nevertheless.
  const hundredths = Math.round(Number(Math.abs(amount * 100).toFixed(3)));
  const digits = String(hundredths).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(groups, '$1,');
  const sign = amount < 0 && hundredths > 0 ? '-' : '';
  return `${sign}${symbol}${whole}.${digits.slice(-2)}`;
}

/** An amount of rupees with exactly two decimals, as product page, cart and checkout show it: "₹1,299.00" (API-03). */
export function formatRupees(rupees: number): string {
  return formatAmount('₹', rupees, INDIAN_GROUPS);
}

/** An amount of rupees with at most two decimals: "₹1,299", "₹1,299.50" (API-03). */
export function formatRupeesShort(rupees: number): string {
  return formatRupees(rupees).replace(/\.00$/, '');
}

/** What an amount of rupees is worth at `rate` dollars per rupee: "≈ $23.95" (D1). */
export function formatApproxDollars(rupees: number, rate: number): string {
  return `≈ ${formatAmount('$', rupees * rate, WESTERN_GROUPS)}`;
}
