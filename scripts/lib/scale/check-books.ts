import { Client } from 'pg';
import type { Confirmed } from './load/buyers';
import { urlAt } from './parts/postgres-cluster';
import type { ScaledShop } from './scaled-shop';

/** The stock of all products, in pieces. */
export async function countStock({ database }: ScaledShop): Promise<number> {
  const [row] = await query<{ pieces: number }>(
    database.port,
    'select sum(stock)::int as pieces from variants',
  );
  return row?.pieces ?? NaN;
}

/** Gives every product enough pieces for the whole run. */
export async function fillStock({ database }: ScaledShop): Promise<string[]> {
  await query(database.port, 'update variants set stock = 100000');
  const rows = await query<{ id: string }>(
    database.port,
    'select id from products where is_public and regular_price is not null order by id limit 20',
  );
  return rows.map(({ id }) => id);
}

/**
 * What contradicts what shoppers were told: confirmed orders or payments that are missing, orders that exist twice or that
 * nobody was told of, pieces that were sold twice or never, and money that the ledger doesn't explain.
 */
export async function findContradictions(
  shop: ScaledShop,
  confirmed: readonly Confirmed[],
  stockBefore: number,
): Promise<string[]> {
  const { port } = shop.database;
  const orders = await query<{ id: string; status: number }>(port, 'select id, status from orders');
  const statuses = new Map(orders.map(({ id, status }) => [id, status]));
  const found: string[] = [];
  for (const { orderId, isPaid } of confirmed) {
    const status = statuses.get(orderId);
    if (status === undefined) found.push(`${orderId} was confirmed and is lost.`);
    else if (isPaid && status !== 1)
      found.push(`${orderId} was paid and has the status ${status}.`);
  }
  if (statuses.size !== confirmed.length) {
    found.push(`There are ${statuses.size} orders, and ${confirmed.length} were confirmed.`);
  }
  const sold = stockBefore - (await countStock(shop));
  if (sold !== statuses.size)
    found.push(`${sold} pieces went, for ${statuses.size} orders of one.`);
  const check = await shop.run('orders', ['check']);
  if (!check.includes('the ledger balances')) found.push(check);
  return found;
}

async function query<Row>(port: number, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: urlAt(port) });
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}
