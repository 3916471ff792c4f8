import { auditInTurns, type MedianOf } from '../browser/audit-in-turns';
import { launchBrowser } from '../browser/bench-browser';
import { openOnce } from '../browser/open-once';
import { figureRows } from '../report/figure-rows';
import type { Section } from '../report/performance-page';
import { table } from '../report/table';
import { withBenchShop } from '../shop/bench-shop';
import { PAGE_NAMES, PAGES } from '../shop/pages';
import { withVariants, type Variant } from '../variants/variants';

const NOTE = `Lighthouse on a phone with applied throttling, all variants in turns behind the same HTTP/2, TLS and
brotli. In brackets: the ratio to the static twin, which is the same page without scripts. The bundle is shell
and remotes in one build without federation. Weights are those on the wire. Of the scripts is used what runs in the first ten
seconds without a tap.`;

/** The place of the static twin among the variants. */
const TWIN = 1;

/** Compares the pages with their static twins, and with the same shop as one bundle. */
export async function measurePages(rounds: number): Promise<Section> {
  const browser = await launchBrowser();
  try {
    const text = await withBenchShop((shop) =>
      withVariants(shop, browser, async (variants) => {
        const paths = Object.values(PAGES);
        const urls = paths.flatMap((path) => variants.map(({ origin }) => origin + path));
        await openOnce(browser, urls);
        return comparison(variants, await auditInTurns(urls, rounds));
      }),
    );
    return { title: 'Pages', text: `${NOTE} Rounds: ${rounds}.\n\n${text}` };
  } finally {
    await browser.close();
  }
}

function comparison(variants: Variant[], medianOf: MedianOf): string {
  return PAGE_NAMES.map((page) => {
    const urls = variants.map(({ origin }) => origin + PAGES[page]);
    return table(
      [page, ...variants.map(({ name }) => name)],
      figureRows(urls, () => urls[TWIN] ?? '', medianOf),
    );
  }).join('\n\n');
}
