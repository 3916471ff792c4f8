import type { Browser } from '@playwright/test';
import { launchBrowser } from '../browser/bench-browser';
import { measureTap, type TapResult } from '../browser/measure-tap';
import { TAPS } from '../browser/tap-targets';
import type { Section } from '../report/performance-page';
import { median } from '../report/statistics';
import { formatNumber, table } from '../report/table';
import { withBenchShop } from '../shop/bench-shop';

const NOTE = `A phone of 390 px, processor four times slower, slow 4G. The control is tapped as soon as it is visible.
A tap is lost if it has no effect by the time the page has settled; then, in another load, the control is tapped every
100 ms until it works. “Works after” is the time from visible to the first tap that works, “effect after” the time
from that tap to what it does.`;

/** Measures when the shop's controls begin to work, and the taps that are lost before. */
export async function measureTaps(rounds: number): Promise<Section> {
  const browser = await launchBrowser();
  try {
    const rows = await withBenchShop(({ shop }) => tapAll(browser, shop, rounds));
    const header = [
      'control',
      'visible after, ms',
      'works after, ms',
      'effect after, ms',
      'taps lost',
    ];
    return { title: 'Taps', text: `${NOTE} Rounds: ${rounds}.\n\n${table(header, rows)}` };
  } finally {
    await browser.close();
  }
}

async function tapAll(browser: Browser, origin: string, rounds: number): Promise<string[][]> {
  const rows: string[][] = [];
  for (const target of TAPS) {
    const results: TapResult[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      results.push(await measureTap(browser, origin, target));
    }
    console.log(`Taps: ${target.name} done.`);
    const middle = (read: (result: TapResult) => number) => formatNumber(median(results.map(read)));
    const lost = results.map((result) => result.lost);
    rows.push([
      target.name,
      middle(({ visible }) => visible),
      middle(({ works }) => works),
      middle(({ effect }) => effect),
      `${middle((result) => result.lost)} (${Math.min(...lost)} to ${Math.max(...lost)})`,
    ]);
  }
  return rows;
}
