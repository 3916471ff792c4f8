import type { Browser } from '@playwright/test';
import { DESKTOP, UNTHROTTLED, withPage } from '../../browser/bench-browser';
import { pageDataIn, withPageData } from '@storefront/remote-kit/shop/page-data';
import type { BenchShop } from '../../shop/bench-shop';
import { PAGES } from '../../shop/pages';
import { filesOf, pageFile, type Site, type SiteFile } from '../site';
import type { Bundle } from './build-bundle';

/** The bundle with the pages that the shop's server renders. */
export function serverRenderedBundle(shop: BenchShop, bundle: Bundle): Site {
  const files = filesOf(shop);
  const paths = new Set<string>(Object.values(PAGES));
  return async (path) => {
    const script = bundle.files.get(path);
    if (script) return script;
    if (!paths.has(path)) return files(path);
    const response = await fetch(shop.withoutProxy.shop + path);
    return pageFile(withScripts(await response.text(), bundle));
  };
}

/** The bundle with a document that has no content: the browser loads the data and renders the page. */
export async function browserRenderedBundle(
  shop: BenchShop,
  bundle: Bundle,
  browser: Browser,
): Promise<Site> {
  const files = filesOf(shop);
  const pages = new Map<string, SiteFile>();
  for (const path of Object.values(PAGES)) {
    const response = await fetch(shop.withoutProxy.shop + path);
    const html = await withoutContent(browser, withScripts(await response.text(), bundle));
    pages.set(path, pageFile(html));
  }
  return async (path) => pages.get(path) ?? bundle.files.get(path) ?? (await files(path));
}

/** The page with the bundle's scripts instead of the shop's. */
function withScripts(html: string, { entries }: Bundle): string {
  const scripts = entries.map((src) => `<script defer src="${src}"></script>`).join('\n');
  return html
    .replace(/<link\b[^>]*(?:as="script"|rel="modulepreload")[^>]*>\n?/g, '')
    .replace(/<script\b[^>]*\bsrc="[^>]*><\/script>\n?/g, '')
    .replace('</body>', `${scripts}\n</body>`);
}

/** The page as sent by a server that renders nothing and has no store information. */
function withoutContent(browser: Browser, html: string): Promise<string> {
  const data = JSON.parse(pageDataIn(html) ?? '') as object;
  const bare = withPageData(html, { ...data, storeInfo: undefined, rendered: undefined });
  return withPage(browser, DESKTOP, UNTHROTTLED, (page) =>
    page.evaluate((source) => {
      const document = new DOMParser().parseFromString(source, 'text/html');
      document
        .querySelectorAll('style[data-emotion], link[rel=preload][as=image]')
        .forEach((element) => element.remove());
      document.getElementById('root')?.replaceChildren();
      return `<!doctype html>\n${document.documentElement.outerHTML}`;
    }, bare),
  );
}
