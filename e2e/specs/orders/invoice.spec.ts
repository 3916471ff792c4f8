import { API_PREFIX } from '@storefront/host/contracts';
import { addToCart } from '../../support/pages/catalog';
import { placeOrder } from '../../support/pages/checkout';
import { pay } from '../../support/pages/payment';
import { API_ORIGIN } from '../../support/settings';
import { startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

const GSTIN = '27AAPFU0939F1ZV';

test('[INV-01][INV-02] a business adds its GSTIN and gets a tax invoice once it has paid @phone @smoke', async ({
  page,
  api,
  catalogue,
  customer,
}) => {
  await startSignedIn(page, customer);
  await page.goto(catalogue.plentiful.path);
  await addToCart(page, catalogue.plentiful);
  await page.getByRole('main').getByRole('link', { name: 'Proceed to Checkout' }).click();

  const form = page.getByRole('form', { name: 'Shipping information' });
  const gstin = form.getByRole('textbox', { name: 'GSTIN' });
  await expect(gstin).toBeHidden();
  await form.getByRole('checkbox', { name: 'Add a GSTIN for a business invoice' }).check();
  await gstin.fill('27aapfu0939f1zw');
  await form.getByRole('button', { name: 'Place Order' }).click();
  await expect(form.getByText('Please check the GSTIN')).toBeVisible();
  await gstin.fill(GSTIN.toLowerCase());
  const id = await placeOrder(page, customer);
  expect((await api.order(id, customer.token)).documents).toEqual([]);

  await pay(page, 'netbanking', customer);
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page).toHaveURL(`/order-success?orderId=${id}`);
  const [invoice] = (await api.order(id, customer.token)).documents ?? [];
  const number = invoice?.number ?? '';
  expect(number).toMatch(/^INV\/\d{4}\/\d{6,}$/);
  const headers = { authorization: `Bearer ${customer.token}` };
  const response = await page.request.get(`${API_ORIGIN}${API_PREFIX}${invoice?.path}`, {
    headers,
  });
  expect(response.headers()['content-disposition']).toContain(number.replaceAll('/', '-'));
  const file = await response.body();
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  // The title of the PDF isn't compressed.
  expect(file.toString('latin1')).toContain(`Tax invoice ${number}`);
});
