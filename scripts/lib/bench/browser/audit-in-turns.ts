import { median } from '../report/statistics';
import { auditPage } from './lighthouse';
import { FIGURES, type Figure } from './lighthouse-figures';

/** Returns the median of a figure of a page. */
export type MedianOf = (url: string, figure: Figure) => number;

/** Audits pages in turns, so that other work on the machine makes all of them slower. */
export async function auditInTurns(urls: readonly string[], rounds: number): Promise<MedianOf> {
  const measured = new Map<string, number[]>();
  const keyOf = (url: string, figure: Figure) => `${figure.name} ${url}`;
  for (let round = 1; round <= rounds; round += 1) {
    for (const url of urls) {
      const result = await auditPage(url);
      for (const figure of FIGURES) {
        const key = keyOf(url, figure);
        measured.set(key, [...(measured.get(key) ?? []), figure.read(result)]);
      }
    }
    console.log(`Lighthouse: round ${round} of ${rounds} done.`);
  }
  return (url, figure) => median(measured.get(keyOf(url, figure)) ?? []);
}
