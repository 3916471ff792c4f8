/** What pays a part of an order, in words: a gift card, by the last letters of its code, or with `null` the store credit. */
export function creditTitle(codeEnding: string | null): string {
  return codeEnding === null ? 'Store credit' : `Gift card ending in ${codeEnding}`;
}
