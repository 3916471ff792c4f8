import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Releaser } from '@storefront/tools/deploy';

/** An address that signs one person in, once. */
export interface SignInLink {
  /** The parameter `token` of the address. */
  token: string;
  /** Who signs in with a token; undefined for another one, and after the first time. */
  take: (token: string) => Releaser | undefined;
}

/** Creates an address for the person who starts the console. */
export function createSignInLink(releaser: Releaser): SignInLink {
  const token = randomBytes(32).toString('base64url');
  let isUsed = false;
  return {
    token,
    take(given) {
      const [expected, found] = [Buffer.from(token), Buffer.from(given)];
      if (isUsed || found.length !== expected.length || !timingSafeEqual(found, expected)) {
        return undefined;
      }
      isUsed = true;
      return releaser;
    },
  };
}
