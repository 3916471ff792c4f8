import { setTimeout as pause } from 'node:timers/promises';
import type { Figures } from './figures';

/** Between two pages of a visitor, in milliseconds. */
const PAUSE = 100;

/** A page that comes later has failed, in milliseconds. */
const TIMEOUT = 15_000;

interface Options {
  /** The shop's origin, as browsers know it. */
  origin: string;
  paths: string[];
  figures: () => Figures;
}

/** Visitors who open one page after the other, and don't try again. */
export class Visitors {
  readonly #options: Options;
  #visiting: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  start(count: number): void {
    this.#visiting = Promise.all(Array.from({ length: count }, (_, index) => this.#visit(index)));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#visiting;
  }

  async #visit(first: number): Promise<void> {
    const { paths, origin } = this.#options;
    for (let index = first; !this.#isStopped; index += 1) {
      const startedAt = Date.now();
      const isComplete = await getsPage(`${origin}${paths[index % paths.length]}`);
      const figures = this.#options.figures();
      figures.pages += 1;
      if (!isComplete) figures.failedPages += 1;
      figures.longestPage = Math.max(figures.longestPage, Date.now() - startedAt);
      await pause(PAUSE);
    }
  }
}

/** Whether a page comes with its content. */
async function getsPage(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
    const text = await response.text();
    return response.status === 200 && text.includes('<h1') && text.includes('</html>');
  } catch {
    return false;
  }
}
