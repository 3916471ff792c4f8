/** Lets one loop wait until something has changed since it looked the last time. */
export class ChangeSignal {
  #isChanged = false;
  #wake: () => void = () => undefined;

  /** Tells the loop. */
  announce(): void {
    this.#isChanged = true;
    this.#wake();
  }

  /** Waits for a change that wasn't waited for yet, at most so many milliseconds. */
  async next(limit: number): Promise<void> {
    if (!this.#isChanged) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, limit);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#isChanged = false;
  }
}
