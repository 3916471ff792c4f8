import { launchBrowser, SLOW_PHONE, UNTHROTTLED } from '../browser/bench-browser';
import {
  measureLeastPress,
  measureNavigation as measure,
  type Navigation,
  type NavigationResult,
} from '../browser/measure-navigation';
import type { Section } from '../report/performance-page';
import { median } from '../report/statistics';
import { formatNumber, table } from '../report/table';
import { withBenchShop } from '../shop/bench-shop';
import { PAGES } from '../shop/pages';

const NOTE = `From the click until the next page's heading or placeholders are shown, and until its heading is shown without
placeholders, after the page has been read for a second. The pointer comes with the click, as a finger does, or has
rested on the link for a quarter of a second, or for one and a half, which is enough to load and render the page.
Throttled: processor four times slower, slow 4G. The last rows are the least that a press takes here: of a heading whose own
handler changes it, with nothing to load and to render.`;

const NAVIGATIONS: Navigation[] = [
  {
    name: 'listing to product',
    from: PAGES.listing,
    link: (page) => page.getByRole('article').getByRole('heading').getByRole('link').first(),
  },
  {
    name: 'header to category',
    from: PAGES.home,
    link: (page) => page.getByRole('banner').getByRole('link', { name: 'Men', exact: true }),
  },
];

const CONDITIONS = [
  { name: 'unthrottled', conditions: UNTHROTTLED },
  { name: 'throttled', conditions: SLOW_PHONE },
];

const POINTERS = [
  { pointer: 'comes with the click', restMs: 0 },
  { pointer: 'rested for 0.25 s', restMs: 250 },
  { pointer: 'rested for 1.5 s', restMs: 1_500 },
];

/** Measures navigation inside the shop. */
export async function measureNavigation(rounds: number): Promise<Section> {
  const browser = await launchBrowser();
  try {
    const rows = await withBenchShop(async ({ shop }) => {
      const lines: string[][] = [];
      for (const navigation of NAVIGATIONS) {
        for (const { name, conditions } of CONDITIONS) {
          for (const { pointer, restMs } of POINTERS) {
            const results: NavigationResult[] = [];
            for (let round = 1; round <= rounds; round += 1) {
              results.push(await measure(browser, shop, { ...navigation, restMs }, conditions));
            }
            lines.push([navigation.name, name, pointer, ...medians(results)]);
          }
        }
        console.log(`Navigation: ${navigation.name} done.`);
      }
      for (const { name, conditions } of CONDITIONS) {
        const presses: number[] = [];
        for (let round = 1; round <= rounds; round += 1) {
          presses.push(await measureLeastPress(browser, shop + PAGES.listing, conditions));
        }
        const least = formatNumber(median(presses));
        lines.push(['the least', name, 'comes with the click', least, least]);
      }
      return lines;
    });
    const header = ['navigation', '', 'pointer', 'first sign, ms', 'content, ms'];
    return { title: 'Navigation', text: `${NOTE} Rounds: ${rounds}.\n\n${table(header, rows)}` };
  } finally {
    await browser.close();
  }
}

function medians(results: NavigationResult[]): string[] {
  return [
    median(results.map(({ firstSign }) => firstSign)),
    median(results.map(({ content }) => content)),
  ].map((value) => formatNumber(value));
}
