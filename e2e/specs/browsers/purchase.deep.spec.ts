import { ADDRESS } from '../../support/api/customers';
import { BROWSER_NAMES, expect, test } from '../../support/other-browsers/test';
import { SHOP_ORIGIN } from '../../support/settings';

const DESKTOP = { width: 1440, height: 900 };

const header = { role: 'banner' };
const main = { role: 'main' };

for (const name of BROWSER_NAMES) {
  test.describe(name, () => {
    test.use({ otherBrowser: name });
    test.slow();

    test(`[CHK-06] [PAY-12] a purchase from the home page to the QR code in ${name}`, async ({
      tab,
      api,
      catalogue,
      customer,
    }) => {
      const { shelf, title, path, size, color } = catalogue.sized;

      await test.step('finds a product and chooses a size and a colour', async () => {
        await tab.resize(DESKTOP);
        await tab.open(SHOP_ORIGIN);
        const categories = { role: 'navigation', name: 'Categories', within: header };
        await tab.tap({ role: 'link', name: shelf.name, within: categories });
        await tab.expectVisible({ role: 'heading', name: shelf.name, within: main });
        const card = { role: 'article', name: title, within: main };
        const heading = { role: 'heading', within: card };
        await tab.tap({ role: 'link', within: heading });
        await tab.expectPath(path);
        const sizes = { role: 'radiogroup', name: 'Size', within: main };
        await tab.tap({ role: 'radio', name: size, within: sizes });
        const colors = { role: 'radiogroup', name: 'Color', within: main };
        await tab.tap({ role: 'radio', name: color, within: colors });
        await tab.tap({ role: 'button', name: 'Add to Cart', within: main });
        await tab.expectPath('/cart');
        await tab.expectVisible({ role: 'link', name: 'Cart, 1 item', within: header });
      });

      await test.step('signs in', async () => {
        await tab.tap({ role: 'link', name: 'Proceed to Checkout', within: main });
        const form = { role: 'form', name: 'Sign In' };
        await tab.type({ label: 'Email', within: form }, customer.email);
        await tab.type({ label: 'Password', within: form }, customer.password);
        await tab.tap({ role: 'button', name: 'Sign In', within: form });
        await tab.expectPath('/checkout');
      });

      await test.step('places the order', async () => {
        const form = { role: 'form', name: 'Shipping information' };
        const field = (label: string) => ({ label, within: form });
        // The name is prefilled from the account.
        await tab.type(field('Address'), ADDRESS.address);
        await tab.type(field('City'), ADDRESS.city);
        await tab.choose(field('State'), ADDRESS.state);
        await tab.type(field('Postal code (PIN)'), ADDRESS.postalCode);
        await tab.type(field('Phone'), customer.phone);
        await tab.tap({ role: 'button', name: 'Place Order', within: form });
        await tab.expectPath(/^\/payment\?orderId=/);
        await tab.expectVisible({ role: 'link', name: 'Cart, 0 items', within: header });
      });

      await test.step('pays by QR code', async () => {
        const form = { role: 'form', name: 'Payment' };
        const field = (label: string) => ({ label, within: form });
        await tab.tap(field('UPI – scan a QR code'));
        // The payer’s details are prefilled from the order.
        await tab.tap({ role: 'button', name: 'Pay Now', within: form });
        await tab.expectVisible({
          role: 'heading',
          name: 'Scan QR Code to Complete Payment',
          within: main,
        });
        await tab.expectVisible({ role: 'img', name: 'QR code for your payment', within: main });
      });

      const [order] = await api.orders(customer);
      await tab.expectPath(`/payment?orderId=${order?.id}`);
      expect(order).toMatchObject({ items: [{ quantity: 1, selectedSize: size }] });
    });
  });
}
