import { median } from '../report/statistics';
import { launchBrowser } from './bench-browser';
import { auditPage } from './lighthouse';
import { FIGURES, type Figure } from './lighthouse-figures';
import { loadScripts, usedShare } from './script-coverage';

/** Returns the median of a figure of a page. */
export type MedianOf = (url: string, figure: Figure) => number;

/** Audits pages in turns, so that other work on the machine makes all of them slower. */
export async function auditInTurns(urls: readonly string[], rounds: number): Promise<MedianOf> {
  const scriptsUsed = await measureScriptsUsed(urls);
  const measured = new Map<string, number[]>();
  const keyOf = (url: string, figure: Figure) => `${figure.name} ${url}`;
  for (let round = 1; round <= rounds; round += 1) {
    for (const url of urls) {
      const audit = { lighthouse: await auditPage(url), scriptsUsed: scriptsUsed.get(url) ?? 0 };
      for (const figure of FIGURES) {
        const key = keyOf(url, figure);
        measured.set(key, [...(measured.get(key) ?? []), figure.read(audit)]);
      }
    }
    console.log(`Lighthouse: round ${round} of ${rounds} done.`);
  }
  return (url, figure) => median(measured.get(keyOf(url, figure)) ?? []);
}

/** Which part of each page's scripts runs without a tap, which doesn't differ from load to load. */
async function measureScriptsUsed(urls: readonly string[]): Promise<Map<string, number>> {
  const browser = await launchBrowser();
  try {
    const used = new Map<string, number>();
    for (const url of urls) used.set(url, usedShare(await loadScripts(browser, url)));
    return used;
  } finally {
    await browser.close();
  }
}
