/** The script tag with the page data; see docs/contracts/registry.md. */
const PAGE_DATA = /(<script[^>]*id="page-data"[^>]*>)(.*?)(<\/script>)/s;

/** The page data of a page of the storefront, as JSON; undefined for any other page. */
export function pageDataIn(html: string): string | undefined {
  return PAGE_DATA.exec(html)?.[2];
}

/** The same page with other page data. */
export function withPageData(html: string, data: unknown): string {
  // No text inside can end the tag around it.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html.replace(PAGE_DATA, (_, start: string, __, end: string) => start + json + end);
}
