import { desc, eq } from 'drizzle-orm';
import { apiPaths } from '@storefront/host/contracts/api';
import { mails, orderCodes } from '../../../db/schema';
import { createOrderSteps } from '../../../testing/order-steps';
import { createPaymentTest } from '../../../testing/payments';
import { readConfig } from '../../../settings/config';
import { readTextMessage } from '../../mail/text-messages/text-messages';

/** A shop that sends text messages, with limits that a thing for ₹499 is within; by default a shopper has any number of orders. */
export async function createCodTest(openOrdersMax = 1_000_000) {
  const setup = await createPaymentTest(
    {},
    {
      msg91: {
        ...readConfig({}).msg91,
        authKey: 'a-key-for-the-tests',
        orderCodeTemplate: 'template',
      },
      cashOnDelivery: {
        minimum: 10_000,
        maximum: 200_000,
        openOrdersMax,
        excludedPins: `${import.meta.dirname}/excluded-pins.txt`,
      },
    },
  );
  const { api, place } = setup;

  /** The code in the newest message. */
  async function lastCode(): Promise<string> {
    const [row] = await api.db
      .select()
      .from(mails)
      .where(eq(mails.channel, 'sms'))
      .orderBy(desc(mails.createdAt))
      .limit(1);
    return readTextMessage(row?.template ?? '', row?.data).variables.code ?? '';
  }

  const read = (id: string, token = setup.token) =>
    api.call(apiPaths.cashOnDelivery(id), { token });
  const send = (id: string, token = setup.token) =>
    api.call(apiPaths.orderCode(id), { token, method: 'POST' });
  const confirm = (id: string, code: string, token = setup.token) =>
    api.call(apiPaths.cashOnDelivery(id), { token, body: { code } });

  /** Forgets when codes were sent, so that the next one can be sent at once. */
  const forgetCodes = () => api.db.delete(orderCodes);

  /** Has a code sent for a new order; returns both. */
  async function asked(pieces = 1): Promise<{ id: string; code: string }> {
    const id = await place(pieces);
    await forgetCodes();
    await send(id);
    return { id, code: await lastCode() };
  }

  /** Places and confirms an order. */
  async function confirmed(): Promise<string> {
    const { id, code } = await asked();
    await confirm(id, code);
    return id;
  }

  return {
    ...setup,
    steps: createOrderSteps(setup),
    read,
    send,
    confirm,
    asked,
    confirmed,
    lastCode,
    forgetCodes,
  };
}

export type CodTest = Awaited<ReturnType<typeof createCodTest>>;
