import { LIMITS, pagePaths } from '@storefront/shared/contracts';

/** What the address of the listing says (PLP-11). */
export interface ListingAddress {
  /** Empty where none is chosen. */
  category: string;
  /** The sub-category; empty where none is chosen. */
  parentCategory: string;
  /** Counted from 1. */
  page: number;
}

/** Reads the listing's address; a page that isn't a number from 1 up is the first one (PLP-06). */
export function parseListingAddress(search: string): ListingAddress {
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '';
  return {
    category: readName(query.get('category')),
    parentCategory: readName(query.get('parentCategory')),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** A category's name as an address gives it, without what no name has: control characters, endless length. */
function readName(value: string | null): string {
  const text = (value ?? '').replace(/\p{Cc}/gu, ' ').trim();
  return Array.from(text).slice(0, LIMITS.categoryMax).join('').trim();
}

/** The address of a listing; the first page and a blank sub-category stay out of it. */
export function listingHref({ category, parentCategory, page }: ListingAddress): string {
  const query = [
    `category=${encodeURIComponent(category)}`,
    ...(parentCategory === '' ? [] : [`parentCategory=${encodeURIComponent(parentCategory)}`]),
    ...(page > 1 ? [`page=${page}`] : []),
  ];
  return `${pagePaths.products}?${query.join('&')}`;
}
