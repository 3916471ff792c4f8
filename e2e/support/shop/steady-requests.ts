import { setTimeout as pause } from 'node:timers/promises';
import { expect, type APIRequestContext } from '@playwright/test';

/** Gets the page at a URL. */
type GetPage = (url: string) => Promise<{ status: number; text: string }>;

/** Between two requests, in milliseconds: short enough to notice a gap, without putting load on the shop. */
const INTERVAL = 50;

/** A public page, and one that depends on the shopper. */
const PAGES = ['/', '/checkout'];

/** Requests pages of a shop one after the other until it is stopped. */
export class SteadyRequests {
  readonly #get: GetPage;
  readonly #failures: string[] = [];
  readonly #done: Promise<void>;
  #succeeded = 0;
  #isStopped = false;

  constructor(origin: string, paths: string[], get: GetPage = getByFetch) {
    this.#get = get;
    this.#done = this.#run(paths.map((path) => origin + path));
  }

  /** How many requests got a complete page so far. */
  get succeeded(): number {
    return this.#succeeded;
  }

  /** Stops; returns the requests that failed. */
  async stop(): Promise<string[]> {
    this.#isStopped = true;
    await this.#done;
    return this.#failures;
  }

  async #run(urls: string[]) {
    while (!this.#isStopped) {
      for (const url of urls) {
        await this.#request(url);
        await pause(INTERVAL);
      }
    }
  }

  async #request(url: string) {
    try {
      const { status, text } = await this.#get(url);
      if (status === 200 && text.includes('</html>')) this.#succeeded += 1;
      else this.#failures.push(`${url}: ${status}`);
    } catch (error) {
      this.#failures.push(`${url}: ${String(error)}`);
    }
  }
}

async function getByFetch(url: string) {
  const response = await fetch(url);
  return { status: response.status, text: await response.text() };
}

/** Restarts page servers while three visitors send one request after another; returns the failed ones. */
export async function collectFailuresDuring(
  request: APIRequestContext,
  origin: string,
  restarts: () => Promise<void>,
): Promise<string[][]> {
  const get = async (address: string) => {
    const response = await request.get(address);
    return { status: response.status(), text: await response.text() };
  };
  const visitors = [1, 2, 3].map(() => new SteadyRequests(origin, PAGES, get));
  await restarts();
  const fewest = () => Math.min(...visitors.map(({ succeeded }) => succeeded));
  await expect.poll(fewest, 'pages that the slowest visitor got').toBeGreaterThan(20);
  return Promise.all(visitors.map((visitor) => visitor.stop()));
}
