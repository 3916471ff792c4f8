import { escapeHtml } from '@storefront/host/format/escape-html';

/** An address in a sitemap. */
export interface SitemapEntry {
  /** From the path on. */
  path: string;
  /** When the page is known to have changed, in ISO 8601 form. */
  lastModified?: string | undefined;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A sitemap of pages. */
export function sitemapXml(entries: SitemapEntry[], publicUrl: string): string {
  return documentOf('urlset', 'url', entries, publicUrl);
}

/** A sitemap of sitemaps. */
export function sitemapIndexXml(paths: string[], publicUrl: string): string {
  const entries = paths.map((path) => ({ path }));
  return documentOf('sitemapindex', 'sitemap', entries, publicUrl);
}

function documentOf(
  root: string,
  element: string,
  entries: SitemapEntry[],
  publicUrl: string,
): string {
  const lines = entries.map(({ path, lastModified }) => {
    const changed =
      lastModified === undefined ? '' : `<lastmod>${escapeHtml(lastModified)}</lastmod>`;
    return `<${element}><loc>${escapeHtml(publicUrl + path)}</loc>${changed}</${element}>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...lines,
    `</${root}>\n`,
  ].join('\n');
}
