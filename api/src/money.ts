/** Rupees on the wire from integer paise; null stays null. */
export function toRupees(paise: number): number;
export function toRupees(paise: number | null): number | null;
export function toRupees(paise: number | null): number | null {
  return paise === null ? null : paise / 100;
}

/** Integer paise from rupees with at most two decimals. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** `49900` as `499.00`: two decimals, no grouping, as UPI links want it. */
export function plainAmount(paise: number): string {
  return (paise / 100).toFixed(2);
}

const rupeeFormat = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** `49900` as `₹499.00`, for texts that people read. */
export function formatPaise(paise: number): string {
  return rupeeFormat.format(paise / 100);
}
