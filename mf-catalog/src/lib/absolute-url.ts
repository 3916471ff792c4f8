/** The absolute URL of a picture or page; undefined if it isn't a valid URL. */
export function absoluteUrl(url: string, base: URL): string | undefined {
  return url !== '' && URL.canParse(url, base) ? new URL(url, base).href : undefined;
}
