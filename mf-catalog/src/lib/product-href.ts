/** The address of a product's page (CARD-01). */
export function productHref(id: string): string {
  return `/product/${encodeURIComponent(id)}`;
}
