import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Count } from './count';
import { OwnCounts } from './own-counts';
import type { SharedCounts } from './shared-counts';

/** What the plugin says of a route beside what its types have. */
interface RateLimitedRoute {
  routeInfo: { method?: string; url?: string };
}

/**
 * The class with which `@fastify/rate-limit` counts calls by route and caller: in `shared`, and in this process while that
 * is away.
 */
export function rateLimitStore(shared: SharedCounts): FastifyRateLimitStoreCtor {
  const own = new OwnCounts();
  const countCall = async (key: string, timeWindow: number) =>
    (await shared.count(key, timeWindow)) ?? own.count(key, timeWindow);

  return class RateLimitStore {
    #route = '';

    incr(
      key: string,
      callback: (error: Error | null, count?: Count) => void,
      timeWindow: number,
    ): void {
      void countCall(`${this.#route} ${key}`, timeWindow).then((count) => callback(null, count));
    }

    child(route: object): RateLimitStore {
      const { method = '', url = '' } = (route as RateLimitedRoute).routeInfo;
      const store = new RateLimitStore();
      store.#route = `${method} ${url}`;
      return store;
    }
  };
}
