import type { Browser } from '@playwright/test';
import { LIGHTHOUSE_PHONE, launchBrowser, UNTHROTTLED, withPage } from '../browser/bench-browser';
import { auditPage } from '../browser/lighthouse';
import { FIGURES, type Figure } from '../browser/lighthouse-figures';
import type { Section } from '../report/performance-page';
import { median } from '../report/statistics';
import { formatNumber, table } from '../report/table';
import { withBenchShop } from '../shop/bench-shop';
import { PAGE_NAMES, PAGES } from '../shop/pages';
import { withVariants, type Variant } from '../variants/variants';

const NOTE = `Lighthouse on a phone with applied throttling, all variants in turns behind the same HTTP/2, TLS and
brotli. In brackets: the ratio to the static twin, which is the same page without scripts. The bundle is shell
and remotes in one build without federation. Weights are those on the wire.`;

/** What Lighthouse measured, by figure, of one page of one variant: a value for each round. */
type Measured = Map<Figure, number[]>;

/** Compares the pages with their static twins, and with the same shop as one bundle. */
export async function measurePages(rounds: number): Promise<Section> {
  const browser = await launchBrowser();
  try {
    const text = await withBenchShop((shop) =>
      withVariants(shop, browser, async (variants) => {
        await openOnce(browser, variants);
        return comparison(variants, await auditInTurns(variants, rounds));
      }),
    );
    return { title: 'Pages', text: `${NOTE} Rounds: ${rounds}.\n\n${text}` };
  } finally {
    await browser.close();
  }
}

/** Fills the caches of all servers. */
async function openOnce(browser: Browser, variants: Variant[]): Promise<void> {
  for (const path of Object.values(PAGES)) {
    for (const { origin } of variants) {
      await withPage(browser, LIGHTHOUSE_PHONE, UNTHROTTLED, async (page) => {
        await page.goto(origin + path, { waitUntil: 'networkidle' });
      });
    }
  }
}

async function auditInTurns(variants: Variant[], rounds: number): Promise<Map<string, Measured>> {
  const results = new Map<string, Measured>();
  for (let round = 1; round <= rounds; round += 1) {
    for (const path of Object.values(PAGES)) {
      for (const { origin } of variants) {
        const url = origin + path;
        const result = await auditPage(url);
        const measured: Measured = results.get(url) ?? new Map<Figure, number[]>();
        for (const figure of FIGURES) {
          measured.set(figure, [...(measured.get(figure) ?? []), figure.read(result)]);
        }
        results.set(url, measured);
      }
    }
    console.log(`Lighthouse: round ${round} of ${rounds} done.`);
  }
  return results;
}

function comparison(
  variants: [ours: Variant, twin: Variant, ...others: Variant[]],
  results: Map<string, Measured>,
): string {
  const [, twin] = variants;
  return PAGE_NAMES.map((page) => {
    const value = ({ origin }: Variant, figure: Figure) =>
      median(results.get(origin + PAGES[page])?.get(figure) ?? []);
    const rows = FIGURES.map((figure) => [
      figure.name,
      ...variants.map((variant) => withRatio(figure, value(variant, figure), value(twin, figure))),
    ]);
    return table([page, ...variants.map(({ name }) => name)], rows);
  }).join('\n\n');
}

function withRatio({ decimals, hasRatio }: Figure, value: number, ofTwin: number): string {
  const text = formatNumber(value, decimals);
  return hasRatio && ofTwin > 0 ? `${text} (${(value / ofTwin).toFixed(2)})` : text;
}
