import type { MetaContext } from '@storefront/host';

/** What the addresses of pages are made of. */
export type AddressContext = Pick<MetaContext, 'url' | 'href'>;

/** The absolute address of the page at a path, in the language of this page. */
export function pageAddress(path: string, { url, href }: AddressContext): string {
  return url.origin + (href ? href(path) : path);
}
