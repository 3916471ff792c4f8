import type { BrowserContext } from '@playwright/test';

/** Playwright's own message, where a test runs without the service worker. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** Collects the console errors, console warnings and uncaught errors of a context's pages. */
export class ConsoleGuard {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Allows messages that match; all others fail the test. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (message.text().includes(WORKER_BLOCKED)) return;
      this.#found.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#found.push(`uncaught: ${error.error().message}`));
  }

  /** The messages that weren't allowed. */
  unexpected(): string[] {
    return this.#found.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }
}
