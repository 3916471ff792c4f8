import { escapeJson } from '@storefront/host/format/escape-json';

/** The script tag with the page data; see docs/contracts/registry.md. */
const PAGE_DATA = /(<script[^>]*id="page-data"[^>]*>)(.*?)(<\/script>)/s;

/** The page data of a page of the storefront, as JSON; undefined for any other page. */
export function pageDataIn(html: string): string | undefined {
  return PAGE_DATA.exec(html)?.[2];
}

/** The same page with other page data. */
export function withPageData(html: string, data: unknown): string {
  return html.replace(
    PAGE_DATA,
    (_, start: string, __, end: string) => start + escapeJson(data) + end,
  );
}
