/** The absolute address of a picture or page, or undefined where it isn't an address at all. */
export function absoluteAddress(address: string, base: URL): string | undefined {
  return address !== '' && URL.canParse(address, base) ? new URL(address, base).href : undefined;
}
