import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import type { Count } from './count';

/** In milliseconds. A shopper waits for it, so an unavailable server must not hold up a call for long. */
const TIME_LIMITS = { connectTimeout: 1_000, commandTimeout: 500 };

/** How often to try to connect again, at most, in milliseconds. */
const RETRY_DELAY = 2_000;

const PREFIX = 'storefront:calls:';

/** Both steps at once, so that a process that ends between them leaves no count without an end. */
const COUNT = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { current, redis.call('PTTL', KEYS[1]) }`;

/** Counts calls in a Redis or Valkey that all processes of the API share. */
export class SharedCounts {
  readonly #redis: Redis;
  #isAway = false;

  /** `url` is such as `redis://host:6379`. */
  constructor(
    url: string,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {
    this.#redis = new Redis(url, {
      ...TIME_LIMITS,
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (attempts) => Math.min(attempts * 100, RETRY_DELAY),
    });
    this.#redis.on('error', (error: Error) => this.#noticeAway(error));
    this.#redis.on('ready', () => this.#noticeBack());
  }

  /** Resolves once the server can be used, or can't at first; from then on it is connected to whenever it can be. */
  async connect(): Promise<void> {
    await this.#redis.connect().catch((error: unknown) => this.#noticeAway(error));
  }

  /** Counts a call as `OwnCounts` does; undefined while the server is away. */
  async count(key: string, timeWindow: number): Promise<Count | undefined> {
    if (this.#redis.status !== 'ready') return undefined;
    try {
      const answer = await this.#redis.eval(COUNT, 1, PREFIX + key, timeWindow);
      const [current, ttl] = answer as [number, number];
      return { current, ttl };
    } catch (error) {
      this.#noticeAway(error);
      return undefined;
    }
  }

  close(): void {
    this.#redis.disconnect();
  }

  /** Says it once, and not for each call. */
  #noticeAway(error: unknown): void {
    if (this.#isAway) return;
    this.#isAway = true;
    this.log.warn(
      error,
      'REDIS_URL can’t be used: until it can, this process counts calls for itself',
    );
  }

  #noticeBack(): void {
    if (this.#isAway) this.log.warn('REDIS_URL is used again');
    this.#isAway = false;
  }
}
