import { randomBytes } from 'node:crypto';
import type { Database, OpenDatabase } from '../db/database';
import { hashPassword, verifyPassword } from '../modules/users/passwords';
import {
  findUserByEmail,
  markEmailVerified,
  replacePassword,
} from '../modules/users/users.repository';
import { detectDatabaseContent, DemoRefusedError, fillWithDemo } from './fill-with-demo';
import { DEMO_USER } from './demo-user';

/**
 * Prepares the database of an API that serves the demo: fills an empty embedded one, and enables the demo
 * login. Throws a {@link DemoRefusedError} for an empty PostgreSQL, which only `npm run demo` fills, and for
 * a database with another store: with the sandbox, anybody could mark its orders as paid.
 */
export async function prepareDemoDatabase(
  database: OpenDatabase,
  isEmbedded: boolean,
): Promise<void> {
  const content = await detectDatabaseContent(database.db);
  if (content === 'other') {
    throw new DemoRefusedError(
      'DEMO is set, but the database holds a store that is not the demo’s. Start with DEMO=false, or ' +
        'name another database (DATA_DIR, DATABASE_URL).',
    );
  }
  if (content === 'nothing' && !isEmbedded) {
    throw new DemoRefusedError(
      'DEMO is set, but the PostgreSQL database is empty. Fill it first: npm run demo.',
    );
  }
  if (content === 'nothing') await fillWithDemo(database);
  else await openDemoLogin(database.db);
}

async function openDemoLogin(db: Database): Promise<void> {
  const user = await findUserByEmail(db, DEMO_USER.email);
  // Older versions, which had no email verification, created the account unverified.
  if (user) await markEmailVerified(db, user.id, new Date());
  if (await verifyPassword(user?.passwordHash, DEMO_USER.password)) return;
  await replacePassword(db, DEMO_USER.email, await hashPassword(DEMO_USER.password));
}

/**
 * Disables the demo login, whose password is public, in a database that holds the demo while DEMO is not
 * set. Returns notices for the operator.
 */
export async function disableDemoLogin(db: Database): Promise<string[]> {
  const content = await detectDatabaseContent(db);
  if (content === 'nothing') {
    return ['The database has no store yet: npm run demo fills it with the demo.'];
  }
  if (content === 'other') return [];
  await replacePassword(db, DEMO_USER.email, await hashPassword(randomBytes(32).toString('hex')));
  return [
    'The database holds the demo, but DEMO is not set: the demo’s pictures, its login and the ' +
      'sandbox payment provider are off. DEMO=true turns them on.',
  ];
}
