import type { Locator, Page } from '@playwright/test';
import { ApiClient } from '../../support/api/api-client';
import { expectAccessible } from '../../support/checks/axe';
import { expectInteractive } from '../../support/checks/hydration';
import { fillAddress, orderIdOf } from '../../support/pages/checkout';
import { rupees, shortRupees } from '../../support/pages/money';
import { cardOf, choicePicker } from '../../support/pages/product-cards';
import { expectToast } from '../../support/pages/toast';
import { DEMO } from '../../support/shop/demo-products';
import { expect, test } from '../../support/shop/own-api-test';
import {
  addChain,
  CHAIN_PRICES,
  changeLongPrice,
  type ChainNames,
} from '../../support/shop/products-with-options';
import { startSignedIn } from '../../support/shop/shopper';

const { lowest, long, longBefore, highest } = CHAIN_PRICES;

const choice = (place: Page | Locator, group: string, value: string) =>
  place.getByRole('radiogroup', { name: group }).getByRole('radio', { name: value });

test('[PDP-10] [PDP-11] [PDP-12] [PAGE-12] [PAGE-13] a product with a third choice and different prices shows what is chosen of it, at the address of its handle', async ({
  page,
  ownApi,
  ownShops,
}) => {
  test.setTimeout(180_000);
  const chain: ChainNames = {
    id: 'chain-1',
    handle: 'fine-chain',
    formerHandle: 'thin-chain',
    title: 'Fine Chain',
    like: DEMO.plentiful,
  };
  await addChain(ownApi, chain);
  const { category } = await new ApiClient(ownApi.origin).product(DEMO.plentiful);
  const { origin } = await ownShops.start({ apiOrigin: ownApi.origin });
  const main = page.getByRole('main');
  const address = `${origin}/product/${chain.handle}`;

  await page.goto(`${origin}/products?category=${encodeURIComponent(category.toLowerCase())}`);
  const card = cardOf(page, chain.title);
  await expect(card).toContainText(`From ${shortRupees(lowest)}`);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(address);

  await test.step('the price is the lowest one until the choice determines it', async () => {
    const price = main.getByRole('heading', { level: 1 }).locator('..');
    await expect(price).toContainText(`From ${rupees(lowest)}`);
    const add = main.getByRole('button', { name: 'Add to Cart' });
    await add.press('Enter');
    await expectToast(
      page,
      'Please select a color',
      'You must select a color before adding to cart',
    );
    await choice(main, 'Color', 'Silver').check();
    await add.press('Enter');
    await expectToast(
      page,
      'Please select the length',
      'You must select the length before adding to cart',
    );
    await expect(choice(main, 'Length', '40 cm')).toBeFocused();
    await choice(main, 'Length', '45 cm').check();
    await expect(price).toContainText(rupees(long));
    await expect(price).not.toContainText('From');
    await expect(main.getByText(rupees(longBefore), { exact: true })).toHaveCSS(
      'text-decoration-line',
      'line-through',
    );
    await expect(price.getByText('Sale', { exact: true })).toBeVisible();
    await choice(main, 'Color', 'Gold').check();
    await expect(price).toContainText(rupees(highest));
    await expect(price.getByText('Sale', { exact: true })).toBeHidden();
    await expect(choice(main, 'Length', '40 cm sold out')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the page names the maker, and describes the product to search engines', async () => {
    await expect(main.getByRole('term').first()).toHaveText('Brand');
    await expect(main.getByRole('definition').first()).toHaveText('House of Noor');
    await page.reload();
    await expect(page).toHaveTitle(/^Fine Chain in Silver and Gold – /);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', 'A chain for every day.');
    const described = page.locator('script[type="application/ld+json"]').first();
    const [product] = JSON.parse((await described.textContent()) ?? '[]') as object[];
    expect(product).toMatchObject({
      brand: { name: 'House of Noor' },
      offers: {
        '@type': 'AggregateOffer',
        url: address,
        lowPrice: lowest.toFixed(2),
        highPrice: highest.toFixed(2),
        offerCount: 4,
      },
    });
  });

  await test.step('its id and its former handle lead to the same page', async () => {
    for (const name of [chain.id, chain.formerHandle]) {
      const path = `/product/${name}?utm_source=mail`;
      const moved = await page.request.get(origin + path, { maxRedirects: 0 });
      expect(moved.status()).toBe(301);
      await page.goto(`${origin}${path}#size`);
      await expect(page).toHaveURL(`${address}?utm_source=mail#size`);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    }
  });
});

test('[CART-15] [CART-16] [CHK-15] a third choice is made in the bag, and each variant is ordered at its price @smoke', async ({
  page,
  ownApi,
  ownShops,
  consoleGuard,
}) => {
  test.setTimeout(240_000);
  consoleGuard.allow(/Failed to load resource: .* 409/, /POST \/orders failed: /);
  // Pictures that the page still loads while the API is stopped for the change.
  consoleGuard.allow(/ERR_CONNECTION_REFUSED \(.*\/media\//);
  const chain: ChainNames = {
    id: 'chain-2',
    handle: 'box-chain',
    formerHandle: 'square-chain',
    title: 'Box Chain',
    like: DEMO.plentiful,
  };
  await addChain(ownApi, chain);
  const api = new ApiClient(ownApi.origin);
  const { category } = await api.product(DEMO.plentiful);
  const customer = await api.register();
  const { origin } = await ownShops.start({ apiOrigin: ownApi.origin });
  await startSignedIn(page, customer, [], origin);
  const main = page.getByRole('main');

  await test.step('the bag asks for what a card can’t, in turn, and has the price of the choice', async () => {
    await page.goto(`${origin}/products?category=${encodeURIComponent(category.toLowerCase())}`);
    await expectInteractive(page);
    const card = cardOf(page, chain.title);
    await card.hover();
    const compared = page.waitForResponse(/\/products\?ids=/);
    await card.getByRole('button', { name: 'Add to Bag' }).click();
    await choicePicker(page, chain.title).press('Escape');
    await compared;
    const bag = page.getByRole('dialog', { name: 'Your Bag' });
    const asked = (what: string) => bag.getByRole('group', { name: `${what} for ${chain.title}` });
    await expect(bag.getByText(`${rupees(lowest)} each`)).toBeVisible();
    await asked('Select a color').getByRole('button', { name: 'Silver' }).click();
    await bag.getByRole('link', { name: 'Checkout' }).click();
    await expectToast(
      page,
      'Please select the length',
      `${chain.title} can’t be ordered without it`,
    );
    await asked('Select the length').getByRole('button', { name: '45 cm' }).click();
    await expect(bag.getByText('Color Silver, Length 45 cm', { exact: true })).toBeVisible();
    await expect(bag.getByText(`${rupees(long)} each`)).toBeVisible();
    await expect(bag.getByText(/when you added it/)).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('another length is a line of its own, and the same one isn’t', async () => {
    for (const [length, lines] of [
      ['40 cm', 2],
      ['45 cm', 2],
    ] as const) {
      await page.goto(`${origin}/product/${chain.handle}`);
      await choice(main, 'Length', length).check();
      await choice(main, 'Color', 'Silver').check();
      await main.getByRole('button', { name: 'Add to Cart' }).click();
      await expect(page).toHaveURL(`${origin}/cart`);
      await expect(main.getByText(/^Color Silver, Length/)).toHaveCount(lines);
    }
    await expect(main.getByText('Subtotal').locator('..')).toContainText(rupees(lowest + 2 * long));
  });

  await test.step('a new price of one variant is that of its line alone', async () => {
    const compared = page.waitForResponse(/\/products\?ids=/);
    await page.goto(`${origin}/checkout`);
    await compared;
    await fillAddress(page, customer);
    await changeLongPrice(ownApi, chain.id, long + 100);
    await page.getByRole('button', { name: 'Place Order' }).click();
    const notice = page.getByRole('region', { name: 'The total has changed' });
    await expect(notice).toBeFocused();
    const changed = notice.locator('dl > div').filter({ hasText: chain.title });
    await expect(changed).toHaveCount(1);
    await expect(changed).toContainText('Length 45 cm');
    await expect(changed.getByRole('definition')).toHaveText(
      `was${rupees(2 * long)}, now${rupees(2 * long + 200)}`,
    );
  });

  const total = lowest + 2 * long + 200;
  await page.getByRole('button', { name: `Accept ${rupees(total)} and Place Order` }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  const { items } = await api.order(orderIdOf(page), customer.token);
  const ordered = items.map(({ selectedColor, selectedOptions, quantity, price }) => ({
    selectedColor,
    selectedOptions,
    quantity,
    price,
  }));
  expect(ordered).toHaveLength(2);
  expect(ordered).toEqual(
    expect.arrayContaining([
      {
        selectedColor: 'Silver',
        selectedOptions: { Length: '45 cm' },
        quantity: 2,
        price: long + 100,
      },
      { selectedColor: 'Silver', selectedOptions: { Length: '40 cm' }, quantity: 1, price: lowest },
    ]),
  );
  await page.goto(`${origin}/orders/${orderIdOf(page)}`);
  await expect(main.getByText('Silver, 45 cm', { exact: true })).toBeVisible();
});
