/** Asks for pages of a shop one after the other until it is stopped. */
export class SteadyCalls {
  readonly #lost: string[] = [];
  readonly #done: Promise<void>;
  #answered = 0;
  #isStopped = false;

  constructor(origin: string, paths: string[]) {
    this.#done = this.#call(paths.map((path) => origin + path));
  }

  /** Ends; returns how many pages came, and which did not. */
  async stop(): Promise<{ answered: number; lost: string[] }> {
    this.#isStopped = true;
    await this.#done;
    return { answered: this.#answered, lost: this.#lost };
  }

  async #call(addresses: string[]) {
    while (!this.#isStopped) {
      for (const address of addresses) await this.#ask(address);
    }
  }

  async #ask(address: string) {
    try {
      const { status } = await fetch(address).then(async (answer) => {
        await answer.text();
        return answer;
      });
      if (status === 200) this.#answered += 1;
      else this.#lost.push(`${address}: ${status}`);
    } catch (error) {
      this.#lost.push(`${address}: ${String(error)}`);
    }
  }
}
