import { Module } from 'node:module';

/**
 * Loads a package with Node instead of Jest, whose sandbox can't run some: PGlite and its extensions import
 * files dynamically; light-my-request (behind Fastify's `inject`) and @fastify/static require ES modules.
 * Import this file before the code under test.
 */
export function loadNatively(name: string): unknown {
  // Jest replaces `require` and `createRequire`, but a new module object has Node's.
  return new Module(__filename).require(require.resolve(name));
}

// Starting PGlite takes seconds, and longer on a busy machine.
jest.setTimeout(60_000);

jest.mock('@electric-sql/pglite', () => loadNatively('@electric-sql/pglite'));
jest.mock('@electric-sql/pglite/contrib/pg_trgm', () =>
  loadNatively('@electric-sql/pglite/contrib/pg_trgm'),
);
jest.mock('light-my-request', () => loadNatively('light-my-request'));
jest.mock('@fastify/static', () => loadNatively('@fastify/static'));
jest.mock('typebox', () => loadNatively('typebox'));
jest.mock('typebox/value', () => loadNatively('typebox/value'));
