import { randomBytes } from 'node:crypto';
import type { Releaser } from '@storefront/tools/deploy';
import { parseCookie, stringifySetCookie } from 'cookie';
import { LRUCache } from 'lru-cache';
import { CONSOLE_PATH } from './console-paths';

/** The cookie's name; docs/contracts/storage.md lists it. */
const COOKIE = 'console_session';

/** A working day, in seconds. */
const LIFETIME = 12 * 60 * 60;

/** Sessions at a time; far more than there are people who release. */
const MAX_SESSIONS = 1_000;

/** What a page tells about the last action, once. */
export interface Message {
  tone: 'success' | 'destructive';
  text: string;
}

/** Somebody who has signed in. */
export interface Session {
  id: string;
  releaser: Releaser;
  /** For the next page. */
  message?: Message | undefined;
}

/** The sessions of one process; they end with it. */
export type ConsoleSessions = ReturnType<typeof createConsoleSessions>;

export function createConsoleSessions() {
  const sessions = new LRUCache<string, Session>({ max: MAX_SESSIONS, ttl: LIFETIME * 1_000 });

  const setCookie = (value: string, maxAge: number) =>
    stringifySetCookie({
      name: COOKIE,
      value,
      path: CONSOLE_PATH,
      maxAge,
      httpOnly: true,
      sameSite: 'strict',
    });

  return {
    /** The session of a request's cookies. */
    find: (cookies: string | undefined): Session | undefined =>
      sessions.get(parseCookie(cookies ?? '')[COOKIE] ?? ''),

    /** Begins a session; returns the `Set-Cookie` header. */
    begin(releaser: Releaser): string {
      const id = randomBytes(32).toString('base64url');
      sessions.set(id, { id, releaser });
      return setCookie(id, LIFETIME);
    },

    /** Ends a session; returns the `Set-Cookie` header. */
    end({ id }: Session): string {
      sessions.delete(id);
      return setCookie('', 0);
    },
  };
}
