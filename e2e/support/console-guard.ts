import type { BrowserContext } from '@playwright/test';

/** Collects what goes wrong in a context's pages: console errors and warnings, uncaught errors. */
export class ConsoleGuard {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Expects messages like these; all others fail the test. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.#found.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#found.push(`uncaught: ${error.error().message}`));
  }

  /** What was found and isn't allowed. */
  complaints(): string[] {
    return this.#found.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }
}
