import { setTimeout as pause } from 'node:timers/promises';

/** Gets what is at an address. */
type Get = (address: string) => Promise<{ status: number; text: string }>;

/** From one call to the next, in milliseconds: steady, and nothing that slows the shop down. */
const PACE = 50;

/** Asks for pages of a shop one after the other until it is stopped. */
export class SteadyCalls {
  readonly #get: Get;
  readonly #lost: string[] = [];
  readonly #done: Promise<void>;
  #answered = 0;
  #isStopped = false;

  constructor(origin: string, paths: string[], get: Get = fetched) {
    this.#get = get;
    this.#done = this.#call(paths.map((path) => origin + path));
  }

  /** Ends; returns how many pages came whole, and which did not. */
  async stop(): Promise<{ answered: number; lost: string[] }> {
    this.#isStopped = true;
    await this.#done;
    return { answered: this.#answered, lost: this.#lost };
  }

  async #call(addresses: string[]) {
    while (!this.#isStopped) {
      for (const address of addresses) {
        await this.#ask(address);
        await pause(PACE);
      }
    }
  }

  async #ask(address: string) {
    try {
      const { status, text } = await this.#get(address);
      if (status === 200 && text.includes('</html>')) this.#answered += 1;
      else this.#lost.push(`${address}: ${status}`);
    } catch (error) {
      this.#lost.push(`${address}: ${String(error)}`);
    }
  }
}

async function fetched(address: string) {
  const answer = await fetch(address);
  return { status: answer.status, text: await answer.text() };
}
