import { AsyncResource } from 'node:async_hooks';
import type { Pool } from 'pg';
import { currentRequestId } from '../../current-request';

/**
 * Prefixes each statement with a comment that names its request, so that statements in `pg_stat_activity` and
 * in PostgreSQL's log can be traced to it. Prepared statements get no comment: all requests share them.
 */
export function addRequestComments(pool: Pool): void {
  changeArguments(pool, 'connect', ([callback]) => (callback ? [bindToRequest(callback)] : []));
  pool.on('connect', (client) => {
    changeArguments(client, 'query', ([statement, ...rest]) => [withComment(statement), ...rest]);
  });
}

/** Replaces the method by one that passes its arguments through `change`. */
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

/**
 * A call that waited for a connection would otherwise continue in the context of the request that released
 * one.
 */
function bindToRequest(callback: unknown): unknown {
  if (typeof callback !== 'function') return callback;
  return AsyncResource.bind((...results: unknown[]) => {
    Reflect.apply(callback, undefined, results);
  });
}

/**
 * Adds the comment to a statement. An id can't end the comment: `requestId` allows only letters, digits, -
 * and _.
 */
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
