/** The absolute URL of a picture or page; undefined for what isn't a URL at all. */
export function absoluteUrl(url: string, base: URL): string | undefined {
  return url !== '' && URL.canParse(url, base) ? new URL(url, base).href : undefined;
}
