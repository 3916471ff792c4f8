import { loadNatively } from './load-natively';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { OpenDatabase } from '../db/database';
import { createPglite, migrated } from '../db/pglite';
import { openPostgres } from '../db/postgres';
import { fillWithDemo } from '../demo/fill-with-demo';

/** What a Jest worker keeps from one test file to the next. */
interface Kept {
  /** The files of an embedded database with the demo. */
  demoFiles: Blob | undefined;
  /** The name of a database with the demo in PostgreSQL. */
  demoTemplate: string | undefined;
}

const kept = loadNatively('./kept-in-worker.cjs') as Kept;

/** The PostgreSQL to test on, where the tests are not run on the embedded database. */
const POSTGRES_URL = process.env.TEST_POSTGRES_URL;

/** Whether this is the part of `npm run test:deep`, where a test may take long. */
export const IS_DEEP = POSTGRES_URL !== undefined;

/**
 * A database with the demo for one test: an embedded one in memory, or one of the PostgreSQL that
 * `npm run test:deep` starts. A Jest worker fills one, which takes seconds, and copies it for the
 * others.
 */
export function openDemoDatabase(): Promise<OpenDatabase> {
  return POSTGRES_URL === undefined ? openEmbedded() : openOnPostgres(POSTGRES_URL);
}

async function openEmbedded(): Promise<OpenDatabase> {
  if (kept.demoFiles) return migrated(await createPglite({ loadDataDir: kept.demoFiles }));
  const client = await createPglite();
  const database = await migrated(client);
  await fillWithDemo(database);
  kept.demoFiles = await client.dumpDataDir('none');
  return database;
}

async function openOnPostgres(server: string): Promise<OpenDatabase> {
  kept.demoTemplate ??= await makeTemplate(server);
  return openNamed(server, await createDatabase(server, kept.demoTemplate));
}

/** PostgreSQL copies a database that nobody is connected to. */
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
  const url = new URL(server);
  url.pathname = name;
  return openPostgres(url.href, (error) => {
    throw error;
  });
}
