import type { Redis } from 'ioredis';
import type { BaseLogger } from 'pino';

/** In milliseconds. A shopper may wait for it, so an unavailable server must not hold up a call for long. */
const TIME_LIMITS = { connectTimeout: 1_000, commandTimeout: 500, disconnectTimeout: 100 };

/** How often to try to connect again, at most, in milliseconds. */
const RETRY_DELAY = 2_000;

/** Where a connection says that its server is away, and that it is back. */
type RedisLog = Pick<BaseLogger, 'warn'>;

/**
 * Connects to the Redis or Valkey at an address such as `redis://host:6379`. Resolves once it can be used, or can't at
 * first; from then on it is connected to whenever it can be.
 */
export async function connectRedis(url: string, log: RedisLog): Promise<RedisConnection> {
  // A process without a Redis doesn't load its client.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    ...TIME_LIMITS,
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempts) => Math.min(attempts * 100, RETRY_DELAY),
  });
  const connection = new RedisConnection(redis, log);
  await connection.connect();
  return connection;
}

/** A connection to a Redis that processes share, and can do without while it is away. */
export class RedisConnection {
  #isAway = false;

  constructor(
    private readonly redis: Redis,
    private readonly log: RedisLog,
  ) {
    redis.on('error', (error: Error) => this.#noticeAway(error));
    redis.on('ready', () => this.#noticeBack());
  }

  async connect(): Promise<void> {
    await this.redis.connect().catch((error: unknown) => this.#noticeAway(error));
  }

  /** Whether calls are worth a try: false while the connection is known to be lost. */
  get isOpen(): boolean {
    return this.redis.status === 'ready';
  }

  /** What `work` resolves to; undefined while the server is away, and when it rejects or is too slow. */
  async use<T>(work: (redis: Redis) => Promise<T>): Promise<T | undefined> {
    if (!this.isOpen) return undefined;
    try {
      const result = await work(this.redis);
      this.#noticeBack();
      return result;
    } catch (error) {
      this.#noticeAway(error);
      return undefined;
    }
  }

  close(): void {
    this.redis.disconnect();
  }

  /** Says it once, and not for each call. */
  #noticeAway(error: unknown): void {
    if (this.#isAway) return;
    this.#isAway = true;
    this.log.warn(error, 'REDIS_URL can’t be used: until it can, this process counts for itself');
  }

  #noticeBack(): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    this.log.warn('REDIS_URL is used again');
  }
}
