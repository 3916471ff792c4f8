import { setTimeout as delay } from 'node:timers/promises';
import type { RenderedFragment } from '../render-protocol';

/** The fragments that the page server sends for a page, by their keys. */
export class AwaitedFragments {
  readonly #ready = new Map<string, RenderedFragment>();
  readonly #missing: Set<string>;
  #onAll: () => void = () => undefined;

  constructor(keys: string[] = []) {
    this.#missing = new Set(keys);
  }

  /** Receives a fragment; undefined if it could not be rendered. */
  receive(key: string, fragment: RenderedFragment | undefined): void {
    if (fragment) this.#ready.set(key, fragment);
    this.#missing.delete(key);
    if (this.#missing.size === 0) this.#onAll();
  }

  /** Resolves to the received fragments once all have arrived, or after `limit` milliseconds. */
  async waitForAll(limit: number): Promise<Map<string, RenderedFragment>> {
    if (this.#missing.size > 0) {
      const all = new Promise<void>((resolve) => (this.#onAll = resolve));
      await Promise.race([all, delay(limit, undefined, { ref: false })]);
    }
    return new Map(this.#ready);
  }
}
