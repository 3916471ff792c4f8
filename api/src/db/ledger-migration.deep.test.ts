import '../testing/load-natively';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
const LEDGER = '0004_ledger.sql';

const read = (name: string) => readFileSync(join(MIGRATIONS, name), 'utf8');

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
  const earlier = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql') && name < LEDGER);
  for (const name of earlier.sort()) await client.exec(read(name));
});
afterAll(() => client.close());

test('approved payments become entries of the ledger, with the event that approved them', async () => {
  await client.exec(`
    insert into users values ('u', 'm@example.com', '', 'Meera', 'Iyer', now());
    insert into orders (id, user_id, status, total, shipping_address, phone_key, shipping_method, created_at)
      select id, 'u', status, 499, '{}', '', '', now() from (values ('paid', 1), ('open', 0)) as o(id, status);
    insert into payments (ref, order_id, method, amount, status, refund_due, return_url, created_at) values
      ('needless', 'paid', 'upi', 499, 'approved', true, '', '2026-01-01T10:00Z'),
      ('paying', 'paid', 'upi', 499, 'approved', false, '', '2026-01-01T11:00Z'),
      ('declined', 'open', 'upi', 499, 'declined', false, '', '2026-01-01T11:00Z'),
      ('pending', 'open', 'upi', 499, 'pending', false, '', '2026-01-01T11:00Z');
    insert into payment_events values
      ('late', 'paying', '2026-01-01T13:00Z'), ('approval', 'paying', '2026-01-01T12:00Z'),
      ('decline', 'declined', '2026-01-01T12:00Z');
  `);
  await client.exec(read(LEDGER));
  const { rows } = await client.query(
    'select order_id, payment_ref, kind, amount, event_id, created_at from ledger_entries order by created_at',
  );
  const entry = { order_id: 'paid', kind: 'received', amount: 499 };
  expect(rows).toEqual([
    {
      ...entry,
      payment_ref: 'paying',
      event_id: 'approval',
      created_at: new Date('2026-01-01T12:00Z'),
    },
    // Dated after the payment that paid the order, so that `needless` is still the payment to refund.
    {
      ...entry,
      payment_ref: 'needless',
      event_id: null,
      created_at: new Date('2026-01-01T12:00:00.001Z'),
    },
  ]);
});
