import { launch, type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { FIREFOX } from '../settings';
import { START_TIMEOUT, type BrowserDriver, type Size } from './browser-driver';

/** Drives Firefox over WebDriver BiDi, which it supports without a driver program. */
export class Firefox implements BrowserDriver {
  readonly #browser: Browser;
  readonly #page: Page;
  readonly #errors: string[] = [];

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(message.text());
    });
    page.on('pageerror', (error) => this.#errors.push(`uncaught: ${String(error)}`));
  }

  static async start(): Promise<Firefox> {
    const browser = await launch({
      browser: 'firefox',
      executablePath: FIREFOX,
      timeout: START_TIMEOUT,
    });
    return new Firefox(browser, await browser.newPage());
  }

  async open(address: string): Promise<void> {
    await this.evaluate(`void location.assign(${JSON.stringify(address)})`);
  }

  evaluate(expression: string): Promise<unknown> {
    return this.#page.evaluate(expression);
  }

  async press(element: string): Promise<void> {
    await (await this.#element(element)).click();
  }

  async type(field: string, text: string): Promise<void> {
    await (await this.#element(field)).type(text);
  }

  resize(size: Size): Promise<void> {
    return this.#page.setViewport(size);
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot());
  }

  consoleErrors(): Promise<string[]> {
    return Promise.resolve(this.#errors);
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  async #element(expression: string): Promise<ElementHandle> {
    const element = (await this.#page.evaluateHandle(expression)).asElement();
    if (!element) throw new Error(`There is no element ${expression}.`);
    return element as ElementHandle;
  }
}
