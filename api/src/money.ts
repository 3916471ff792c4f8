/** Converts integer paise to rupees, as in responses; null stays null. */
export function toRupees(paise: number): number;
export function toRupees(paise: number | null): number | null;
export function toRupees(paise: number | null): number | null {
  return paise === null ? null : paise / 100;
}

/** Converts rupees with at most two decimals to integer paise. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Formats `49900` as `499.00`: two decimals without grouping, as UPI links require. */
export function plainAmount(paise: number): string {
  return (paise / 100).toFixed(2);
}

const rupeeFormat = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Formats `49900` as `₹499.00`, for display. */
export function formatPaise(paise: number): string {
  return rupeeFormat.format(paise / 100);
}
