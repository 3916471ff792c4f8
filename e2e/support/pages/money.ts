import type { Locator } from '@playwright/test';

/** Reads an amount such as ₹9,980.00 off the page. */
export async function readRupees(place: Locator): Promise<number> {
  const text = await place.innerText();
  const amount = /₹([\d,]+(?:\.\d+)?)/.exec(text)?.[1];
  if (amount === undefined) throw new Error(`There is no amount in rupees in "${text}".`);
  return Number(amount.replaceAll(',', ''));
}

/** An amount as cart, checkout and product page write it. */
export function rupees(amount: number): string {
  return `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** An amount as the other pages write it. */
export function shortRupees(amount: number): string {
  return `₹${amount.toLocaleString('en-IN', { maximumFractionDigits: 2 })}`;
}
