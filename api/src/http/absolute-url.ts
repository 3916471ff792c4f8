/** Makes a path of this API absolute; an address that is absolute already stays as it is. */
export function absoluteUrl(publicUrl: string, address: string): string {
  return address.startsWith('/') ? `${publicUrl}${address}` : address;
}
