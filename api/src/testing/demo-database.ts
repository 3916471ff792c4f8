import { loadNatively } from './load-natively';
import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { OpenDatabase } from '../db/database';
import { createPglite, migrated } from '../db/embedded/pglite';
import { openPostgres } from '../db/postgres/postgres';
import { fillWithDemo } from '../demo/fill-with-demo';
import { restoreSnapshot, type RowSnapshot, takeSnapshot } from './row-snapshot';

/** The state that a Jest worker keeps from one test file to the next. */
interface Kept {
  /** An embedded database that no test is using; undefined while one does. */
  idle: FilledDatabase | undefined;
  /** The files of such a database, for a test that needs a second one. */
  demoFiles: Blob | undefined;
  /** The name of a template database with the demo in PostgreSQL. */
  demoTemplate: string | undefined;
}

/** An embedded database, and the rows of the demo. */
interface FilledDatabase {
  client: PGlite;
  demo: RowSnapshot;
}

const kept = loadNatively('./kept-in-worker.cjs') as Kept;

/** The PostgreSQL to test on; undefined for the embedded database. */
const POSTGRES_URL = process.env.TEST_POSTGRES_URL;

/** Whether the tests run on PostgreSQL, where they may take long. */
export const IS_DEEP = POSTGRES_URL !== undefined;

/**
 * Opens a database with the demo for one test: an embedded one in memory, or one in the PostgreSQL that a
 * landing starts. Because filling one takes seconds, each Jest worker does so once: an embedded
 * database is reused with the demo's rows restored, and PostgreSQL copies a template.
 */
export function openDemoDatabase(): Promise<OpenDatabase> {
  return POSTGRES_URL === undefined ? openEmbedded() : openOnPostgres(POSTGRES_URL);
}

/**
 * Opens the database of a test once more, as another process does: on PostgreSQL with its own connections.
 * The embedded database has one process, so there it is the same one.
 */
export async function openOnceMore(opened: OpenDatabase): Promise<OpenDatabase> {
  const url = await urlOf(opened);
  if (url === undefined) return { ...opened, close: () => Promise.resolve() };
  return openPostgres(url, throwError);
}

/** The address of the database of a test; undefined for the embedded one. */
export async function urlOf({ db }: OpenDatabase): Promise<string | undefined> {
  if (POSTGRES_URL === undefined) return undefined;
  const [row] = await db.select({ name: sql<string>`current_database()` }).from(sql`version()`);
  if (!row) throw new Error('PostgreSQL doesn’t name its database');
  return namedUrl(POSTGRES_URL, row.name);
}

async function openEmbedded(): Promise<OpenDatabase> {
  const { idle } = kept;
  kept.idle = undefined;
  if (idle) await restoreSnapshot(idle.client, idle.demo);
  const filled = idle ?? (await openFilled());
  const lease = leaseOf(filled.client);
  const database = await migrated(lease.client);
  return {
    ...database,
    async close() {
      lease.end();
      if (kept.idle) await filled.client.close();
      else kept.idle = filled;
    },
  };
}

/** Creates an embedded database with the demo, from the files of the first one if there is one. */
async function openFilled(): Promise<FilledDatabase> {
  const { demoFiles } = kept;
  const client = await createPglite(demoFiles ? { loadDataDir: demoFiles } : {});
  if (!demoFiles) {
    await fillWithDemo(await migrated(client));
    kept.demoFiles = await client.dumpDataDir('none');
  }
  return { client, demo: await takeSnapshot(client) };
}

/**
 * Wraps the shared client for one test: after `end`, it fails as if it were closed, instead of disturbing
 * other tests.
 */
function leaseOf(client: PGlite) {
  let isOver = false;
  const leased = new Proxy(client, {
    get(target, name) {
      if (isOver) throw new Error('PGlite is closed');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { client: leased, end: () => void (isOver = true) };
}

async function openOnPostgres(server: string): Promise<OpenDatabase> {
  kept.demoTemplate ??= await makeTemplate(server);
  return openNamed(server, await createDatabase(server, kept.demoTemplate));
}

/**
 * Creates the template database, and disconnects from it, because PostgreSQL only copies an unused database.
 */
async function makeTemplate(server: string): Promise<string> {
  const name = await createDatabase(server, 'template0');
  const database = await openNamed(server, name);
  await fillWithDemo(database);
  await database.close();
  return name;
}

async function createDatabase(server: string, template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return name;
}

function openNamed(server: string, name: string): Promise<OpenDatabase> {
  return openPostgres(namedUrl(server, name), throwError);
}

function namedUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

function throwError(error: Error): never {
  throw error;
}
