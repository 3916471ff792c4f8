import { auditInTurns, type MedianOf } from '../browser/audit-in-turns';
import { launchBrowser } from '../browser/bench-browser';
import { openOnce } from '../browser/open-once';
import { figureRows } from '../report/figure-rows';
import type { Section } from '../report/performance-page';
import { table } from '../report/table';
import { withBenchShop } from '../shop/bench-shop';
import { PAGE_NAMES, PAGES } from '../shop/pages';
import { withPeers, type Peer } from '../variants/peers';
import { startSite } from '../variants/start-site';
import { createStaticBaseline } from '../variants/static-baseline';

const NOTE = `Lighthouse on a phone with applied throttling, all pages and their static twins in turns. The shop, the twins, and pages
that are served over plain HTTP are behind the same HTTP/2, TLS and brotli. In brackets: the ratio to the page's own static
twin, which is the same page without scripts. Weights are those on the wire.`;

/** Compares the shop's pages with other ones. */
export async function measureAgainst(rounds: number, others: readonly URL[]): Promise<Section> {
  const browser = await launchBrowser();
  try {
    const text = await withBenchShop(async (shop) => {
      const twins = await startSite(await createStaticBaseline(shop, browser));
      const own = PAGE_NAMES.map((name) => ({
        name,
        url: shop.shop + PAGES[name],
        twin: twins.origin + PAGES[name],
      }));
      try {
        return await withPeers(others, browser, async (peers) => {
          const pages = [...own, ...peers];
          const urls = pages.flatMap(({ url, twin }) => [url, twin]);
          await openOnce(browser, urls);
          return comparison(pages, await auditInTurns(urls, rounds));
        });
      } finally {
        twins.close();
      }
    });
    return { title: 'Other pages', text: `${NOTE} Rounds: ${rounds}.\n\n${text}` };
  } finally {
    await browser.close();
  }
}

function comparison(pages: readonly Peer[], medianOf: MedianOf): string {
  const twinOf = (url: string) => pages.find((page) => page.url === url)?.twin ?? '';
  const urls = pages.map(({ url }) => url);
  return table(['', ...pages.map(({ name }) => name)], figureRows(urls, twinOf, medianOf));
}
