import type { Page } from '@playwright/test';
import { API_PREFIX } from '@storefront/host/contracts';
import type { Customer } from '../../support/api/customers';
import { expectMails } from '../../support/api/mailbox';
import { ENGLISH, HINDI, type Language } from '../../support/languages/language';
import { placeOrder } from '../../support/pages/checkout';
import { pay } from '../../support/pages/payment';
import { API_ORIGIN } from '../../support/settings';
import { cartLine, startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

const MAILBOX = `${API_ORIGIN}/sandbox/mailbox`;

/** Pays for the order of the payment page, and comes back to the shop. */
async function payFor(page: Page, customer: Customer, language: Language): Promise<void> {
  await pay(page, 'netbanking', customer, language);
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page).toHaveURL(new RegExp(`${language.at('/order-success')}\\?orderId=`));
}

/** The first invoice of an order, as a file. */
async function invoiceOf(page: Page, path: string, { token }: Customer): Promise<Buffer> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.get(API_ORIGIN + API_PREFIX + path, { headers });
  return response.body();
}

/** Letters of a title in a PDF, where titles that aren't in Latin letters alone are UTF-16. */
const inUtf16 = (text: string) => Buffer.from(text, 'utf16le').swap16();

for (const language of [HINDI, ENGLISH]) {
  const isHindi = language === HINDI;

  test(`[LANG-10] [LANG-11] mails, messages and the invoice of an order that was placed in ${language.name} are in ${language.name} @phone`, async ({
    page,
    api,
    catalogue: { plentiful },
    customer,
  }) => {
    test.slow();
    const { size, color } = plentiful;
    await api.agreeToMessages(customer);
    await startSignedIn(page, customer, [
      cartLine(plentiful, { selectedSize: size, selectedColor: color }),
    ]);
    await page.goto(language.at('/checkout'));
    const id = await placeOrder(page, customer, language);
    await payFor(page, customer, language);

    const subject = isHindi ? `ऑर्डर ${id} का भुगतान मिल गया` : `Payment received for order ${id}`;
    await expectMails(api, customer.email, [subject]);
    await expectMails(api, customer.phone, [
      isHindi ? `आपके ऑर्डर ${id} की पुष्टि हो गई है` : `Your order ${id} is confirmed`,
    ]);
    await page.goto(`${MAILBOX}?to=${encodeURIComponent(customer.email)}`);
    await page.getByRole('link', { name: subject }).click();
    const mail = page.frameLocator('iframe[title="The mail"]');
    const button = mail.getByRole('link', { name: isHindi ? 'अपना ऑर्डर देखें' : 'See your order' });
    await expect(button).toHaveAttribute('href', new RegExp(`${language.at('/orders')}/${id}$`));

    const [document] = (await api.order(id, customer.token)).documents ?? [];
    const invoice = await invoiceOf(page, document?.path ?? '', customer);
    expect(invoice.includes(isHindi ? '/Lang (hi-IN)' : '/Lang (en-IN)')).toBe(true);
    // The title isn't compressed; the Hindi one is "टैक्स इनवॉइस · Tax invoice" and the number.
    const title = `Tax invoice ${document?.number}`;
    expect(invoice.includes(isHindi ? inUtf16(title) : title)).toBe(true);
  });
}

test('[LANG-12] what the API refuses is said in the language of the page @phone', async ({
  page,
  customer,
  consoleGuard,
}) => {
  consoleGuard.allow(/401/);
  const { say, at } = HINDI;
  await page.goto(at('/login'));
  const form = page.getByRole('form', { name: say('Sign In') });
  await form.getByLabel(say('Email')).fill(customer.email);
  await form.getByRole('textbox', { name: say('Password'), exact: true }).fill('not the password');
  await form.getByRole('button', { name: say('Sign In') }).click();
  await expect(page.getByText('ईमेल या पासवर्ड ग़लत है').first()).toBeVisible();
});
