import type { RedisConnection } from '@storefront/tools/redis';
import type { Count } from './count';

const PREFIX = 'storefront:calls:';

/** Both steps at once, so that a process that ends between them leaves no count without an end. */
const COUNT = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { current, redis.call('PTTL', KEYS[1]) }`;

/** Counts calls in a Redis that all processes of the API share. */
export class SharedCounts {
  constructor(private readonly redis: RedisConnection) {}

  /** Counts a call as `OwnCounts` does; undefined while the Redis is away. */
  count(key: string, timeWindow: number): Promise<Count | undefined> {
    return this.redis.use(async (redis) => {
      const answer = await redis.eval(COUNT, 1, PREFIX + key, timeWindow);
      const [current, ttl] = answer as [number, number];
      return { current, ttl };
    });
  }
}
