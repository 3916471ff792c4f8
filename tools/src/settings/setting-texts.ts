/** Whether a text is an http or https address. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Whether a text is a web address without path, query and login: `https://shop.example`. */
export function isOrigin(text: string): boolean {
  return isWebAddress(text) && new URL(text).href === `${new URL(text).origin}/`;
}

/** The entries of a list that is separated by commas; blank ones are left out. */
export function listEntries(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
