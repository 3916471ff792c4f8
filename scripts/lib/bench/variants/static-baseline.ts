import type { Browser } from '@playwright/test';
import { LIGHTHOUSE_PHONE, UNTHROTTLED, withPage } from '../browser/bench-browser';
import type { BenchShop } from '../shop/bench-shop';
import { PAGES } from '../shop/pages';
import { filesOf, keptResponses, pageFile, type Site, type SiteFile } from './site';

/**
 * The static twin of the measured pages: what the browser shows once they are rendered, without any
 * script, with the same pictures and fonts. No page that looks the same can be faster.
 */
export async function createStaticBaseline(shop: BenchShop, browser: Browser): Promise<Site> {
  const files = filesOf(shop);
  const pages = new Map<string, SiteFile>();
  for (const path of Object.values(PAGES)) {
    const html = await renderedPage(browser, shop.shop + path);
    pages.set(path, pageFile(html.replaceAll(shop.api, '')));
  }
  return (path) => {
    const page = pages.get(path);
    return page ? Promise.resolve(page) : files(path);
  };
}

/** The static twin of any page, whose other files come from the page's own server. */
export async function createTwinOf(url: URL, browser: Browser): Promise<Site> {
  const { origin, pathname, search } = url;
  const html = await renderedPage(browser, url.href);
  const page = pageFile(html.replaceAll(origin, ''));
  const files = keptResponses(() => origin);
  return (path) => (path === pathname + search ? Promise.resolve(page) : files(path));
}

function renderedPage(browser: Browser, url: string): Promise<string> {
  return withPage(browser, LIGHTHOUSE_PHONE, UNTHROTTLED, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    return page.evaluate(() => {
      // Emotion adds rules to its style elements that are not in their text.
      for (const style of document.querySelectorAll('style')) {
        const rules = [...(style.sheet?.cssRules ?? [])];
        if (style.textContent.trim() === '') {
          style.textContent = rules.map(({ cssText }) => cssText).join('\n');
        }
      }
      document
        .querySelectorAll(
          'script, noscript, link:is([rel=modulepreload], [rel=prefetch], [as=script])',
        )
        .forEach((element) => element.remove());
      return `<!doctype html>\n${document.documentElement.outerHTML}`;
    });
  });
}
