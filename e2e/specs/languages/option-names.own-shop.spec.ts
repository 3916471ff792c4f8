import { ADDRESS } from '../../support/api/customers';
import { ApiClient } from '../../support/api/api-client';
import { orderIdOf } from '../../support/pages/checkout';
import { ApiProcess } from '../../support/processes/api-process';
import { DEMO } from '../../support/shop/demo-products';
import { addChain } from '../../support/shop/products-with-options';
import { startSignedIn } from '../../support/shop/shopper';
import { expect, test as base } from '../../support/test';

const LANGUAGES = { LANGUAGES: 'en,hi' };

interface WorkerFixtures {
  /** An API with a database of its own, in English and Hindi. */
  ownApi: ApiProcess;
}

const test = base.extend<object, WorkerFixtures>({
  ownApi: [
    async ({}, provide) => {
      const api = await ApiProcess.start(LANGUAGES);
      await provide(api);
      await api.stop();
    },
    // Filling its database takes a while.
    { scope: 'worker', timeout: 180_000 },
  ],
});

const CHAIN = {
  id: 'chain-3',
  handle: 'rope-chain',
  formerHandle: 'twisted-chain',
  title: 'Rope Chain',
  like: DEMO.plentiful,
};

const LABELS = `
  insert into translations (kind, name, language, texts)
  values
    ('value', 'Length', 'hi', '{"label":"लंबाई"}'), ('value', '45 cm', 'hi', '{"label":"45 सेमी"}'),
    ('value', '40 cm', 'hi', '{"label":"40 सेमी"}')
  on conflict (kind, name, language) do update set texts = excluded.texts`;

test('[LANG-25] the name of a further choice is in the merchant’s Hindi, from the product’s page to the order', async ({
  page,
  ownApi,
  ownShops,
}) => {
  test.setTimeout(240_000);
  await addChain(ownApi, CHAIN);
  await ownApi.changeData(LABELS, []);
  const customer = await new ApiClient(ownApi.origin).register();
  const { origin } = await ownShops.start({ apiOrigin: ownApi.origin, settings: LANGUAGES });
  await startSignedIn(page, customer, [], origin);
  const main = page.getByRole('main');

  await page.goto(`${origin}/hi/product/${CHAIN.handle}`);
  await main.getByRole('radiogroup', { name: 'रंग' }).getByRole('radio').first().check();
  await main.getByRole('button', { name: 'कार्ट में जोड़ें' }).press('Enter');
  const length = main.getByRole('radiogroup', { name: 'लंबाई' });
  await expect(length.getByRole('radio').first()).toBeFocused();
  await length.getByRole('radio', { name: '45 सेमी' }).check();
  await main.getByRole('button', { name: 'कार्ट में जोड़ें' }).click();

  await expect(page).toHaveURL(`${origin}/hi/cart`);
  await expect(main).toContainText('लंबाई 45 सेमी');
  await main.getByRole('link', { name: 'चेकआउट पर जाएँ' }).click();
  const form = main.getByRole('form', { name: 'शिपिंग की जानकारी' });
  await form.getByLabel('पता').fill(ADDRESS.address);
  await form.getByLabel('पिन कोड').fill(ADDRESS.postalCode);
  await form.getByLabel('शहर').fill(ADDRESS.city);
  await form.getByLabel('राज्य').selectOption('कर्नाटक');
  await form.getByLabel('फ़ोन').fill(customer.phone);
  await expect(main).toContainText('लंबाई 45 सेमी');
  await main.getByRole('button', { name: 'ऑर्डर करें' }).click();
  await expect(page).toHaveURL(/\/hi\/payment\?orderId=/);
  await page.goto(`${origin}/hi/orders/${orderIdOf(page)}`);
  await expect(main).toContainText('45 सेमी');
});
