import { API_PREFIX, apiPaths } from '@storefront/host/contracts';
import type { Page } from '@playwright/test';
import { ApiClient } from '../../support/api/api-client';
import { fillAddress, orderIdOf } from '../../support/pages/checkout';
import { ApiProcess } from '../../support/processes/api-process';
import { TestProcess } from '../../support/processes/test-process';
import { DEMO } from '../../support/shop/demo-products';
import { cartLine, startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

const KEYS = {
  RAZORPAY_KEY_ID: 'rzp_test_browser',
  RAZORPAY_KEY_SECRET: 'a-key-secret-for-tests',
  RAZORPAY_WEBHOOK_SECRET: 'a-webhook-secret-for-tests',
};
const FAKE = 'api/src/modules/payments/razorpay/testing/serve-fake-razorpay.ts';

/** Starts a fake Razorpay, and an API that uses it. */
async function startWithRazorpay() {
  const razorpay = new TestProcess('node', ['tools/run.mjs', FAKE], { env: KEYS });
  await razorpay.waitForOutput('razorpay listening at ');
  const url = /http:\S+/.exec(razorpay.output)?.[0] ?? '';
  const settings = { PAYMENT_PROVIDER: 'razorpay', RAZORPAY_API_URL: url, ...KEYS };
  const api = await ApiProcess.start(settings);
  await fetch(new URL('/dashboard/webhook', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: api.origin + API_PREFIX + apiPaths.paymentCallback }),
  });
  const stop = async () => {
    await api.stop();
    await razorpay.end();
  };
  return { api, stop };
}

/** Pays on Razorpay's page, from the shop's payment page. */
async function payAtRazorpay(page: Page, button: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Payment' });
  await expect(form.getByRole('radio', { name: 'UPI, card, net banking or wallet' })).toBeChecked();
  await form.getByRole('button', { name: 'Pay Now' }).click();
  await page.getByRole('button', { name: button, exact: true }).click();
}

const paid = (page: Page) => page.getByRole('heading', { name: 'Thank You for Your Order!' });

test('an order is paid on Razorpay’s page, also when no webhook comes, and refunded', async ({
  page,
  ownShops,
  consoleGuard,
}) => {
  test.setTimeout(120_000);
  const { api: apiProcess, stop } = await startWithRazorpay();
  try {
    const api = new ApiClient(apiProcess.origin);
    const shop = await ownShops.start({ apiOrigin: apiProcess.origin });
    const buyer = await api.register();
    const product = await api.product(DEMO.plentiful);
    const line = cartLine(product, { selectedSize: '90 cm', selectedColor: 'Tan' });

    await test.step('paid with a webhook', async () => {
      await startSignedIn(page, buyer, [line], shop.origin);
      await page.goto(`${shop.origin}/checkout`);
      await fillAddress(page, buyer);
      await page.getByRole('button', { name: 'Place Order' }).click();
      await payAtRazorpay(page, 'Pay');
      await expect(paid(page)).toBeVisible();
      expect(new URL(page.url()).origin).toBe(shop.origin);
    });

    await test.step('paid without a webhook', async () => {
      const { id } = await api.placeOrder(buyer, DEMO.plentiful);
      await page.goto(`${shop.origin}/payment?orderId=${id}`);
      await payAtRazorpay(page, 'Pay, and lose the webhook');
      const pending = page.getByRole('heading', { name: 'Your Payment Isn’t Confirmed Yet' });
      await expect(pending).toBeVisible();
      // The API is stopped while its data is changed.
      consoleGuard.allow(/Failed to load resource: /, /GET \/orders\/\S+ failed: /);
      const minutesAgo = "update payments set created_at = created_at - interval '5 minutes'";
      await apiProcess.changeData(minutesAgo, []);
      await page.reload();
      await expect(paid(page)).toBeVisible();
    });

    await test.step('refunded after the cancellation', async () => {
      const orderId = orderIdOf(page);
      await apiProcess.run('orders', 'cancel', orderId);
      const goesBack = page.getByText(/This order was cancelled; .+ will be refunded/);
      // The refund is made automatically, soon after the order was cancelled.
      await expect.poll(() => apiProcess.run('orders', 'refunds')).toContain('No refunds are due.');
      await page.goto(`${shop.origin}/orders`);
      await expect(page.getByRole('article').filter({ hasText: orderId })).toBeVisible();
      await expect(goesBack).toHaveCount(0);
    });
  } finally {
    await stop();
  }
});
