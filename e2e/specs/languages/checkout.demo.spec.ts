import type { Locator, Page } from '@playwright/test';
import { ADDRESS } from '../../support/api/customers';
import { recordApiTexts } from '../../support/languages/api-texts';
import { latinTextsIn } from '../../support/languages/latin-texts';
import { orderIdOf } from '../../support/pages/checkout';
import { chooseMethod, openPaymentOnPhone, paymentResponse } from '../../support/pages/payment';
import { cartLine, startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

/** Expects that all of a part of the page is Hindi, but for what the API has sent. */
async function expectHindi(part: Locator, sent: string[]): Promise<void> {
  await expect.poll(() => latinTextsIn(part, sent.join('\n'))).toEqual([]);
}

async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toasts = page.getByRole('region', { name: 'सूचनाएँ' });
  await expect(toasts.getByText(title, { exact: true })).toBeVisible();
  await expect(toasts.getByText(description, { exact: true })).toBeVisible();
}

test('[LANG-02] [LANG-20] a shopper buys in Hindi, from the cart to the thanks for the order @phone', async ({
  page,
  api,
  catalogue: { plentiful },
  customer,
}) => {
  test.slow();
  const main = page.getByRole('main');
  const sent = [JSON.stringify(await api.storeInfo())];
  const color = await api.labelOf(plentiful.id, plentiful.color, 'hi');
  const size = await api.labelOf(plentiful.id, plentiful.size, 'hi');
  const state = 'कर्नाटक';
  recordApiTexts(page, sent);
  const chosen = { selectedSize: plentiful.size, selectedColor: plentiful.color };
  await startSignedIn(page, customer, [cartLine(plentiful, chosen)]);

  await test.step('in the cart', async () => {
    await page.goto('/hi/cart');
    await expect(page).toHaveTitle(/शॉपिंग कार्ट/);
    await expect(main.getByRole('heading', { name: 'शॉपिंग कार्ट' })).toBeVisible();
    await expect(main.getByRole('button', { name: `हटाएँ: ${plentiful.title}` })).toBeVisible();
    await expect(main).toContainText(`रंग ${color}`);
    await expectHindi(main, sent);
    await main.getByRole('link', { name: 'चेकआउट पर जाएँ' }).click();
  });

  await test.step('at the checkout', async () => {
    await expect(page).toHaveURL('/hi/checkout');
    await expect(main.getByRole('heading', { name: 'अपना ऑर्डर पूरा करें' })).toBeVisible();
    const form = main.getByRole('form', { name: 'शिपिंग की जानकारी' });
    await main.getByRole('button', { name: 'ऑर्डर करें' }).click();
    await expectToast(page, 'कृपया सारी जानकारी भरें', 'शिपिंग की सारी जानकारी देना ज़रूरी है');
    await form.getByLabel('पता').fill(ADDRESS.address);
    await form.getByLabel('पिन कोड').fill(ADDRESS.postalCode);
    await form.getByLabel('शहर').fill(ADDRESS.city);
    await form.getByLabel('राज्य').selectOption(state);
    await expect(form.getByLabel('राज्य')).toHaveValue(ADDRESS.state);
    await form.getByLabel('फ़ोन').fill(customer.phone);
    await expect(main).toContainText(`रंग ${color}`);
    await expectHindi(main, sent);
    await main.getByRole('button', { name: 'ऑर्डर करें' }).click();
  });

  await test.step('on the payment page', async () => {
    await expect(page).toHaveURL(/\/hi\/payment\?orderId=/);
    await expect(main.getByRole('heading', { name: 'अपना भुगतान पूरा करें' })).toBeVisible();
    await expect(main).toContainText(`${size}, ${color}`);
    const form = main.getByRole('form', { name: 'भुगतान' });
    await chooseMethod(form, 'upi_qr');
    await expectHindi(main, sent);
    const response = paymentResponse(page);
    await form.getByRole('button', { name: 'अभी भुगतान करें' }).click();
    await expect(main.getByRole('img', { name: 'आपके भुगतान का QR कोड' })).toBeVisible();
    await expectHindi(main, sent);
    const phone = await openPaymentOnPhone(page, await response);
    await phone.getByRole('button', { name: 'Approve payment' }).click();
    await expect(phone).toHaveURL(/\/order-success/);
    await phone.close();
  });

  await test.step('and is thanked', async () => {
    await expect(page).toHaveURL(/\/hi\/order-success\?orderId=/);
    await expect(main.getByRole('heading', { name: 'आपके ऑर्डर के लिए धन्यवाद!' })).toBeVisible();
    await expect(main.getByRole('link', { name: `ऑर्डर ${orderIdOf(page)}` })).toBeVisible();
    await expect(main.getByRole('list', { name: 'आगे क्या होगा' })).toBeVisible();
    await expect(main).toContainText(`${size}, ${color}`);
    await expect(main).toContainText(`${state} ${ADDRESS.postalCode}`);
    await expectHindi(main, sent);
  });
});

test('[LANG-02] the bag asks in Hindi for what is missing', async ({
  page,
  api,
  catalogue: { sized },
  customer,
}) => {
  const sent = [JSON.stringify(await api.storeInfo())];
  recordApiTexts(page, sent);
  await startSignedIn(page, customer, [cartLine(sized, { selectedColor: sized.color })]);
  await page.goto('/hi/contact');
  await page.getByRole('banner').getByRole('link', { name: 'कार्ट, 1 उत्पाद' }).click();
  const bag = page.getByRole('dialog', { name: 'आपका बैग' });
  const color = await api.labelOf(sized.id, sized.color, 'hi');
  await expect(bag).toContainText(`रंग ${color}`);
  await bag.getByRole('link', { name: 'चेकआउट' }).click();
  await expectToast(page, 'कृपया साइज़ चुनें', `चेकआउट से पहले ${sized.title} के लिए साइज़ चुनना ज़रूरी है`);
  const prompt = bag.getByRole('group', { name: `साइज़ चुनें ${sized.title} के लिए` });
  await expectHindi(bag, sent);
  await prompt.getByRole('button', { name: sized.size, exact: true }).click();
  await bag.getByRole('link', { name: 'चेकआउट' }).click();
  await expect(page).toHaveURL('/hi/checkout');
});
