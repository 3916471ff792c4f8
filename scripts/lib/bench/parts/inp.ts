import type { Browser } from '@playwright/test';
import { ApiClient } from '../../../../e2e/support/api/api-client';
import { startSignedIn } from '../../../../e2e/support/shop/shopper';
import { groupBy } from '../../group-by';
import { launchBrowser, PHONE, SLOW_PHONE, withPage } from '../browser/bench-browser';
import { buyOnPhone } from '../inp/buy-on-phone';
import type { Press } from '../inp/press';
import { recordPresses } from '../inp/record-presses';
import type { Section } from '../report/performance-page';
import { percentile } from '../report/statistics';
import { formatNumber, table } from '../report/table';
import { withBenchShop, type BenchShop } from '../shop/bench-shop';
import { PAGES } from '../shop/pages';

const NOTE = `Interaction to next paint of every press of a purchase, as Chromium reports it of real visits: a phone of 390 px,
processor four times slower, slow 4G, each page read for a moment before. A press is the longest interaction of its step: of
a field, the tap or one of its keys. The target is 100 ms at p98. Presses of less than 16 ms, which Chromium
doesn't report, count as 16. Of the longest one: the time until its handlers ran, theirs, and from then to the paint, and
the parts of long frames that kept the page busy meanwhile. Times in milliseconds.`;

/** Measures how long after each press of a purchase something is seen. */
export async function measureInp(rounds: number): Promise<Section> {
  const browser = await launchBrowser();
  try {
    const presses = await withBenchShop((shop) => buyInRounds(browser, shop, rounds));
    const rows = [...groupBy(presses, ({ name }) => name)].map(([name, own]) => row(name, own));
    const header = ['press', 'p50', 'p75', 'p98', 'of the longest', 'what kept the page busy'];
    const text = table(header, [...rows, row('**all**', presses)]);
    return { title: 'Interaction to next paint', text: `${NOTE} Rounds: ${rounds}.\n\n${text}` };
  } finally {
    await browser.close();
  }
}

async function buyInRounds(browser: Browser, shop: BenchShop, rounds: number): Promise<Press[]> {
  const api = new ApiClient(shop.withoutProxy.api);
  const all: Press[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const customer = await api.register();
    await withPage(browser, PHONE, SLOW_PHONE, async (page) => {
      await startSignedIn(page, customer, [], shop.shop);
      const { recorder, presses } = await recordPresses(page);
      await page.goto(shop.shop + PAGES.home, { waitUntil: 'networkidle' });
      await buyOnPhone(page, recorder, customer);
      all.push(...presses);
    });
    console.log(`Interaction to next paint: round ${round} of ${rounds} done.`);
  }
  return all;
}

function row(name: string, presses: readonly Press[]): string[] {
  const durations = presses.map(({ duration }) => duration);
  const [longest] = presses.toSorted((a, b) => b.duration - a.duration);
  const { delay, processing, presentation } = longest?.phases ?? {
    delay: 0,
    processing: 0,
    presentation: 0,
  };
  return [
    name,
    ...[50, 75, 98].map((percent) => formatNumber(percentile(durations, percent))),
    [delay, processing, presentation].map((phase) => formatNumber(phase)).join(' + '),
    longest?.causes.slice(0, 3).join('; ') ?? '',
  ];
}
