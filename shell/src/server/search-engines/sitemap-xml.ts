import { alternatesOf, tagOf, type Alternate, type Languages } from '../../languages/languages';
import { escapeHtml } from '@storefront/host/format/escape-html';

/** An address in a sitemap. */
export interface SitemapEntry {
  /** From the path on. */
  path: string;
  /** When the page is known to have changed, in ISO 8601 form. */
  lastModified?: string | undefined;
  /** The same page in all languages. */
  alternates?: Alternate[];
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const ALTERNATES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** A sitemap of pages, each in all languages of the shop. */
export function sitemapXml(
  entries: SitemapEntry[],
  publicUrl: string,
  languages: Languages = [],
): string {
  if (languages.length < 2) return documentOf('urlset', 'url', entries, publicUrl);
  const inLanguages = entries.flatMap(({ path, lastModified }) => {
    const alternates = alternatesOf(path, languages);
    return alternates.map(({ address }) => ({ path: address, lastModified, alternates }));
  });
  return documentOf(`urlset ${ALTERNATES}`, 'url', inLanguages, publicUrl);
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
  const lines = entries.map(({ path, lastModified, alternates = [] }) => {
    const changed =
      lastModified === undefined ? '' : `<lastmod>${escapeHtml(lastModified)}</lastmod>`;
    const others = alternates.map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${tagOf(language)}" href="${escapeHtml(publicUrl + address)}"/>`,
    );
    return `<${element}><loc>${escapeHtml(publicUrl + path)}</loc>${changed}${others.join('')}</${element}>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...lines,
    `</${root.split(' ', 1).join()}>\n`,
  ].join('\n');
}
