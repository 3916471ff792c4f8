import { AsyncResource } from 'node:async_hooks';
import type { Pool } from 'pg';
import { currentRequestId } from '../current-request';

/**
 * Lets each statement begin with a comment that names the request it is for, so that `pg_stat_activity` and the
 * log of PostgreSQL lead back to it. Prepared statements have no comment: they are the same for all requests.
 */
export function addRequestComments(pool: Pool): void {
  changeArguments(pool, 'connect', ([callback]) => (callback ? [bindToRequest(callback)] : []));
  pool.on('connect', (client) => {
    changeArguments(client, 'query', ([statement, ...rest]) => [withComment(statement), ...rest]);
  });
}

/** Calls the method with other arguments from now on. */
function changeArguments<Name extends string>(
  target: Record<Name, Method>,
  name: Name,
  change: (given: unknown[]) => unknown[],
): void {
  target[name] = new Proxy(target[name], {
    apply: (method, self, given): unknown => Reflect.apply(method, self, change(given)),
  });
}

type Method = (...given: never[]) => unknown;

/** A call that waits for a connection is continued by the request that gives one back, but isn't part of it. */
function bindToRequest(callback: unknown): unknown {
  if (typeof callback !== 'function') return callback;
  return AsyncResource.bind((...results: unknown[]) => {
    Reflect.apply(callback, undefined, results);
  });
}

/** What `pg` is given, with the comment. No id can end it: `requestId` lets letters, digits, - and _ through only. */
function withComment(statement: unknown): unknown {
  const id = currentRequestId.getStore();
  if (id === undefined) return statement;
  const comment = `/* request ${id} */ `;
  if (typeof statement === 'string') return comment + statement;
  if (!isUnprepared(statement)) return statement;
  return { ...statement, text: comment + statement.text };
}

function isUnprepared(statement: unknown): statement is { text: string } {
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return false;
  return !('name' in statement) || statement.name === undefined;
}
