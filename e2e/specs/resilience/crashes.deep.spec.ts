import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { Order, PaymentEvent } from '@storefront/host/contracts/api';
import { ApiClient, unitsIn } from '../../support/api/api-client';
import type { Customer } from '../../support/api/customers';
import { signedEvent } from '../../support/api/payment-events';
import { ApiProcess } from '../../support/processes/api-process';
import { Postgres } from '../../support/processes/postgres';
import { DEMO } from '../../support/shop/demo-products';

const CRASHES = 20;

const BUYERS = 4;

/** How many orders are paid from one crash to the next. */
const ORDERS_PER_CRASH = 4;

const ORDERS = CRASHES * ORDERS_PER_CRASH;

test('no confirmed order or payment is lost or doubled by twenty crashes of the API and its embedded database', async () => {
  test.setTimeout(300_000);
  const api = await ApiProcess.start();
  try {
    await buyDuringCrashes(api, () => crashApi(api));
  } finally {
    await api.stop();
  }
});

test('no confirmed order or payment is lost or doubled by twenty crashes of the API or its PostgreSQL', async () => {
  test.setTimeout(300_000);
  const database = await Postgres.start();
  try {
    await database.fillWithDemo();
    const api = await ApiProcess.start({ DATABASE_URL: database.url });
    try {
      await buyDuringCrashes(api, async (count) => {
        if (count % 2 === 0) await crashApi(api);
        else database.crash();
      });
    } finally {
      await api.stop();
    }
  } finally {
    await database.stop();
  }
});

async function crashApi(api: ApiProcess): Promise<void> {
  await api.crash();
  await api.restart();
}

/**
 * Buyers order and pay. Every few orders one of them crashes the API or its database while the others go on.
 * Afterwards everything that was confirmed must exist exactly once.
 */
async function buyDuringCrashes(
  api: ApiProcess,
  crash: (count: number) => Promise<void>,
): Promise<void> {
  const client = new ApiClient(api.origin);
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => client.register()));
  const before = await client.stock(DEMO.plentiful);
  const paid: string[] = [];
  const buying = buyers.map(async (buyer) => {
    while (paid.length < ORDERS) {
      paid.push(await buy(api, buyer));
      if (paid.length % ORDERS_PER_CRASH === 0) await crash(paid.length / ORDERS_PER_CRASH);
    }
  });
  await Promise.all(buying);

  const orders = await retryUntilResult(api, async () =>
    (await Promise.all(buyers.map((buyer) => client.orders(buyer)))).flat(),
  );
  expect(orders.map(({ id }) => id).sort()).toEqual(paid.sort());
  expect(orders.filter(({ status, refundDue }) => status !== 1 || refundDue)).toEqual([]);
  const after = await client.stock(DEMO.plentiful);
  expect(before.total - after.total).toBe(unitsIn(orders));
  expect(await api.run('orders', 'check')).toBe(
    `${paid.length} orders checked: the ledger balances.`,
  );
}

/** Orders one unit and pays for it, repeating each step until it is confirmed; returns the order's id. */
async function buy(api: ApiProcess, buyer: Customer): Promise<string> {
  const client = new ApiClient(api.origin);
  const key = randomUUID();
  const order = await retryUntilResult(api, async () => {
    const { status, body } = await client.tryToPlaceOrder(buyer, DEMO.plentiful, key);
    return confirmed(status) ? (body as Order) : undefined;
  });
  const fields = { method: 'upi_qr', payerName: 'Meera Iyer', payerPhone: buyer.phone };
  const ref = await retryUntilResult(api, async () => {
    const { action } = await client.pay(buyer, { orderId: order.id, fields });
    return new URL(action?.qr ?? '').searchParams.get('tr') ?? undefined;
  });
  const amount = Math.round(order.total * 100);
  const id = randomUUID();
  const event: PaymentEvent = { id, ref, outcome: 'approved', amount, currency: 'INR' };
  await retryUntilResult(api, async () =>
    confirmed(await client.reportPayment(...signedEvent(api.secret, event))),
  );
  return order.id;
}

/** True if a status confirms a call. An API without its database responds with 503; no other is expected. */
function confirmed(status: number): boolean {
  expect([200, 201, 503]).toContain(status);
  return status !== 503;
}

/** Errors of a call while the API or its database is down. */
const OUTAGE_ERROR = /fetch failed|terminated|responded with 503/;

/** Repeats a call until it has a result: while the API or its database is down it has none. */
async function retryUntilResult<T>(
  api: ApiProcess,
  call: () => Promise<T | undefined | false>,
): Promise<T> {
  for (;;) {
    await api.waitUntilUp();
    const result = await call().catch((error: unknown) => {
      if (!OUTAGE_ERROR.test(String(error))) throw error;
    });
    if (result) return result;
  }
}
