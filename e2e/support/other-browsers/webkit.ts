import { expect } from '@playwright/test';
import getPort from 'get-port';
import { TestProcess } from '../processes/test-process';
import { WEBKIT_DRIVER, XVFB } from '../settings';
import type { BrowserDriver, Size } from './browser-driver';
import { WebDriverSession } from './web-driver-session';

/** With `none` no command waits for a page to finish loading, which it can't while scripts are held back. */
const CAPABILITIES = { browserName: 'MiniBrowser', pageLoadStrategy: 'none' };

/** Drives WebKitGTK's browser over WebDriver, on a virtual screen. */
export class WebKit implements BrowserDriver {
  readonly #screen: TestProcess;
  readonly #server: TestProcess;
  readonly #session: WebDriverSession;

  private constructor(screen: TestProcess, server: TestProcess, session: WebDriverSession) {
    this.#screen = screen;
    this.#server = server;
    this.#session = session;
  }

  static async start(): Promise<WebKit> {
    const display = await getPort();
    const screen = new TestProcess(XVFB, [
      ...[`:${display}`, '-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'],
    ]);
    await screen.waitForOutput(`${display}\n`);
    const port = await getPort();
    const server = new TestProcess(WEBKIT_DRIVER, [`--port=${port}`], {
      env: { DISPLAY: `:${display}` },
    });
    const address = `http://127.0.0.1:${port}`;
    await expect(() => fetch(`${address}/status`)).toPass();
    return new WebKit(screen, server, await WebDriverSession.start(address, CAPABILITIES));
  }

  /** By the driver, because the browser drops a navigation that a script starts while its first page loads. */
  open(address: string): Promise<void> {
    return this.#session.open(address);
  }

  evaluate(expression: string): Promise<unknown> {
    return this.#session.execute(`(${String(recordErrors)})(); return ${expression}`);
  }

  press(element: string): Promise<void> {
    return this.#session.click(element);
  }

  type(field: string, text: string): Promise<void> {
    return this.#session.type(field, text);
  }

  resize(size: Size): Promise<void> {
    return this.#session.setWindowSize(size);
  }

  screenshot(): Promise<Buffer> {
    return this.#session.screenshot();
  }

  /** Recorded in the page from the first evaluated expression on: the driver doesn't report the console. */
  async consoleErrors(): Promise<string[]> {
    return (await this.evaluate(RECORDED)) as string[];
  }

  async close(): Promise<void> {
    await this.#session.end();
    await this.#server.end();
    await this.#screen.end();
  }
}

/** What `recordErrors` has recorded. */
const RECORDED = 'globalThis.recordedErrors';

/** Runs in the page, once. */
function recordErrors(): void {
  if ('recordedErrors' in globalThis) return;
  const errors: string[] = [];
  Reflect.set(globalThis, 'recordedErrors', errors);
  addEventListener('error', ({ message }) => errors.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) =>
    errors.push(`uncaught: ${String(reason)}`),
  );
  const { error } = console;
  console.error = (...values) => {
    errors.push(values.join(' '));
    error.call(console, ...values);
  };
}
