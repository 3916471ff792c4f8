import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { APIResponse, BrowserContext, Response } from '@playwright/test';
import { apiPaths } from '@storefront/shared/contracts';
import { API_ORIGIN } from './settings';

/** The calls that the API counts; those of an order count together, whichever it is. */
const COUNTED = {
  signIns: apiPaths.authorize,
  registrations: apiPaths.register,
  guestLookups: `${apiPaths.orders}/`,
};

/** Calls of a kind that two tests at a time may make in their browsers. */
const RESERVE = 10;

/** What the API said last of how many calls of a kind it still takes. */
interface Allowance {
  remaining: number;
  /** When it starts to count anew, in milliseconds since 1970. */
  resetsAt: number;
}

/**
 * What the API says of how many sign-ins, registrations and guest lookups it still takes this minute.
 * Workers tell one another by files, so that no test of theirs meets a limit by chance.
 */
export class RateLimits {
  readonly #folder: string;

  constructor(outputDir: string) {
    this.#folder = path.join(outputDir, 'rate-limits');
  }

  /** Notes what the API tells the browser. */
  watch(context: BrowserContext): void {
    context.on('response', (response) => this.note(response));
  }

  note(response: Response | APIResponse): void {
    const kind = kindOf(response.url());
    const { 'x-ratelimit-remaining': remaining, 'x-ratelimit-reset': seconds } = response.headers();
    if (!kind || remaining === undefined || seconds === undefined) return;
    const resetsAt = Date.now() + Number(seconds) * 1000;
    const allowance: Allowance = { remaining: Number(remaining), resetsAt };
    const file = this.#fileOf(kind);
    mkdirSync(this.#folder, { recursive: true });
    const incoming = `${file}.${process.pid}`;
    writeFileSync(incoming, JSON.stringify(allowance));
    renameSync(incoming, file);
  }

  /** Waits until the API takes as many calls of each kind as tests may make. */
  async waitForRoom(): Promise<void> {
    const used = Object.keys(COUNTED).map((kind) => this.#read(kind));
    const resets = used.map((allowance) =>
      allowance && allowance.remaining < RESERVE ? allowance.resetsAt : 0,
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
  return Object.entries(COUNTED).find(([, part]) => address.includes(part))?.[0];
}

/** Makes a call, and makes it again when the API says to wait and for how long. */
export async function whenAllowed(call: () => Promise<APIResponse>): Promise<APIResponse> {
  for (;;) {
    const response = await call();
    const seconds = response.headers()['retry-after'];
    if (response.status() !== 429 || seconds === undefined) return response;
    await wait(Number(seconds) * 1000);
  }
}
