import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabase, ResetRefusedError } from './empty-database';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'reset-'));
  mkdirSync(join(dataDir, 'db'));
  writeFileSync(join(dataDir, 'stamp.json'), '{}');
  writeFileSync(join(dataDir, 'payment-secret'), 'secret');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('empties the embedded database and keeps the payment secret', async () => {
  await emptyDatabase({ dataDir, databaseUrl: undefined });
  expect(readdirSync(dataDir)).toEqual(['payment-secret']);
});

test.each([undefined, 'other', ''])(
  'refuses a PostgreSQL whose name isn’t confirmed, and says how to confirm it (%j)',
  async (name) => {
    // Nothing listens there: it refuses without connecting.
    const databaseUrl = 'postgres://shop:hush@127.0.0.1:1/orders-of-years';
    const emptying = emptyDatabase({ dataDir, databaseUrl }, name);
    await expect(emptying).rejects.toThrow(ResetRefusedError);
    await expect(emptying).rejects.toThrow('npm run reset -- --database orders-of-years');
    await expect(emptying).rejects.not.toThrow('hush');
  },
);

test('refuses the embedded database where a PostgreSQL is meant', async () => {
  const emptying = emptyDatabase({ dataDir, databaseUrl: undefined }, 'shop');
  await expect(emptying).rejects.toThrow('DATABASE_URL is not set');
  expect(readdirSync(dataDir)).toContain('db');
});
