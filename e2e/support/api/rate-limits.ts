import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { apiPaths } from '@storefront/host/contracts';
import { API_ORIGIN } from '../settings';

/** The calls that the API limits; the lookups of all orders count together. */
const LIMITED_CALLS = {
  signIns: apiPaths.authorize,
  registrations: apiPaths.register,
  guestLookups: `${apiPaths.orders}/`,
};

/** How many calls of each kind the browsers of two parallel tests may still make. */
const MIN_REMAINING = 10;

/** How many calls of a kind the API still accepts, according to its last response. */
interface Allowance {
  remaining: number;
  /** When the limit resets, in milliseconds since 1970. */
  resetsAt: number;
}

/**
 * How many sign-ins, registrations and guest lookups the API still accepts in the current minute.
 * Workers share the numbers in files, so that no test exceeds a limit because of another one.
 */
export class RateLimits {
  readonly #folder: string;

  constructor(outputDir: string) {
    this.#folder = path.join(outputDir, 'rate-limits');
  }

  /** Records the rate-limit headers of the responses that a browser gets. */
  watch(context: BrowserContext): void {
    context.on('response', (response) => this.note(response.url(), response.headers()));
  }

  /** Records the rate-limit headers of a response. */
  note(url: string, headers: Record<string, string>): void {
    const kind = kindOf(url);
    const { 'x-ratelimit-remaining': remaining, 'x-ratelimit-reset': seconds } = headers;
    if (!kind || remaining === undefined || seconds === undefined) return;
    const resetsAt = Date.now() + Number(seconds) * 1000;
    const allowance: Allowance = { remaining: Number(remaining), resetsAt };
    const file = this.#fileOf(kind);
    mkdirSync(this.#folder, { recursive: true });
    const incoming = `${file}.${process.pid}`;
    writeFileSync(incoming, JSON.stringify(allowance));
    renameSync(incoming, file);
  }

  /** Waits until the API accepts as many calls of each kind as tests may make. */
  async waitForAllowance(): Promise<void> {
    const used = Object.keys(LIMITED_CALLS).map((kind) => this.#read(kind));
    const resets = used.map((allowance) =>
      allowance && allowance.remaining < MIN_REMAINING ? allowance.resetsAt : 0,
    );
    await wait(Math.max(0, ...resets.map((at) => at - Date.now())));
  }

  #read(kind: string): Allowance | undefined {
    const file = this.#fileOf(kind);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Allowance) : undefined;
  }

  #fileOf(kind: string): string {
    return path.join(this.#folder, `${kind}.json`);
  }
}

function kindOf(address: string): string | undefined {
  if (!address.startsWith(API_ORIGIN)) return undefined;
  return Object.entries(LIMITED_CALLS).find(([, part]) => address.includes(part))?.[0];
}
