/** Makes a path of this API an absolute URL; an absolute URL is returned unchanged. */
export function absoluteUrl(publicUrl: string, address: string): string {
  return address.startsWith('/') ? `${publicUrl}${address}` : address;
}
