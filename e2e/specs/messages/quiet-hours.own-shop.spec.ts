import { ApiClient } from '../../support/api/api-client';
import type { Customer } from '../../support/api/customers';
import { expectMails } from '../../support/api/mailbox';
import { ApiProcess } from '../../support/processes/api-process';
import { DEMO } from '../../support/shop/demo-products';
import { expect, test } from '../../support/test';

/** The time in India some hours from now, such as `21:00`. */
function timeInIndia(hoursFromNow: number): string {
  const moment = Date.now() + hoursFromNow * 60 * 60_000;
  return new Date(moment).toLocaleTimeString('en-GB', {
    timeZone: 'Asia/Kolkata',
    timeStyle: 'short',
  });
}

/** Places an order that is paid; returns its number. */
async function placePaid(shop: ApiProcess, api: ApiClient, customer: Customer): Promise<string> {
  const { id, total } = await api.placeOrder(customer, DEMO.plentiful);
  await shop.run('orders', 'collected', id, String(total));
  return id;
}

test('[MSG-05] in the quiet hours, a message that an order is on its way waits, and a confirmation does not', async () => {
  test.setTimeout(180_000);
  const MESSAGE_QUIET_HOURS = `${timeInIndia(-1)}-${timeInIndia(1)}`;
  const shop = await ApiProcess.start({ MESSAGE_QUIET_HOURS });
  try {
    const api = new ApiClient(shop.origin);
    const customer = await api.register();
    await api.agreeToMessages(customer);
    const first = await placePaid(shop, api, customer);
    await expectMails(api, customer.phone, [`Your order ${first} is confirmed.`]);

    await shop.run('orders', 'ship', first, '--tracking', 'TRK-42');
    // Messages are sent one after another, so this one comes after that which could be sent before.
    const second = await placePaid(shop, api, customer);
    await expectMails(api, customer.phone, [`Your order ${second} is confirmed.`]);
    const waiting = await shop.run('mails', 'list', 'queued', '--json');
    expect(JSON.parse(waiting)).toMatchObject({
      mails: [{ template: 'order-shipped', recipient: customer.phone }],
    });
  } finally {
    await shop.stop();
  }
});
