import type { Locator, Page } from '@playwright/test';
import type { ApiCall } from '@storefront/host/contracts/api';
import { faultOfEachOutcome } from '../../fake-api/faults';
import { defaultResponses } from '../../fake-api/default-responses';
import { expect, test } from '../../fake-api/test';
import { ORDER, PAYMENT, SHIRT } from '../../fake-api/samples';
import { fillAddress } from '../../support/pages/checkout';
import { expectSettled, findPageProblems } from '../../support/checks/page-problems';
import { newShopper } from '../../support/api/customers';
import { clearStorage, startSignedIn } from '../../support/shop/shopper';

interface FormUnderTest {
  path: string;
  call: ApiCall;
  fill: (page: Page) => Promise<void>;
  button: string;
  /** An element of the page that a successful response leads to. */
  done: (page: Page) => Locator;
  signedIn?: boolean;
}

const FORMS: FormUnderTest[] = [
  {
    path: '/login',
    call: 'POST /users/authorize',
    button: 'Sign In',
    fill: async (page) => {
      await page.getByLabel('Email').fill('meera@example.com');
      await page.getByRole('textbox', { name: 'Password' }).fill('correct-horse');
    },
    done: (page) => page.getByText('Logged in successfully.'),
  },
  {
    path: '/register',
    call: 'POST /users/register',
    button: 'Create Account',
    fill: async (page) => {
      await page.getByLabel('First name').fill('Meera');
      await page.getByLabel('Last name').fill('Iyer');
      await page.getByLabel('Email').fill('meera@example.com');
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill('correct-horse');
      await page.getByRole('textbox', { name: 'Confirm password' }).fill('correct-horse');
    },
    done: (page) => page.getByText('Account created successfully. You can now log in.'),
  },
  {
    path: `/track-order?id=${ORDER}`,
    call: 'GET /orders/{id}',
    button: 'Track Order',
    fill: (page) => page.getByLabel('Email or phone').fill('meera@example.com'),
    done: (page) => page.getByRole('main').getByText('Plain Shirt'),
  },
  {
    path: '/checkout',
    call: 'POST /orders',
    button: 'Place Order',
    signedIn: true,
    fill: (page) => fillAddress(page, newShopper()),
    done: (page) => page.getByRole('heading', { name: 'Complete Your Payment' }),
  },
  {
    path: PAYMENT,
    call: 'POST /payments',
    button: 'Pay Now',
    signedIn: true,
    fill: (page) => page.getByLabel('Payer').fill('Meera'),
    done: (page) => page.getByRole('heading', { name: 'My Orders' }),
  },
];

/** What shows the outcome: a message, or the next page, which is the sign-in after a 401. */
function outcome(page: Page, { signedIn, done }: FormUnderTest, fault: string): Locator {
  const signIn = page.getByRole('heading', { level: 1, name: 'Sign In' });
  if (!signedIn) return message(page);
  return fault === '401' ? signIn : message(page).or(signIn).or(done(page));
}

function message(page: Page): Locator {
  const messages = page.getByRole('region', { name: 'Notifications' });
  return messages
    .getByRole('alert')
    .or(messages.getByRole('status'))
    .or(page.getByRole('main').getByRole('alert'))
    .filter({ visible: true });
}

async function open(page: Page, { path, signedIn, fill }: FormUnderTest): Promise<void> {
  await clearStorage(page);
  if (signedIn) await startSignedIn(page, { token: 'a-token' }, [SHIRT]);
  await page.goto(path);
  await fill(page);
}

for (const [turn, form] of FORMS.entries()) {
  const { call, path, button, done } = form;
  test(`${call} from ${path}: each failure is shown, and a retry succeeds`, async ({
    page,
    fakeApi,
    consoleGuard,
  }) => {
    test.setTimeout(180_000);
    consoleGuard.allow(/^(error|warning): /);
    for (const { name, response } of faultOfEachOutcome(call, turn)) {
      await test.step(name, async () => {
        fakeApi.respondTo(call, response);
        await open(page, form);
        const send = page.getByRole('main').getByRole('button', { name: button, exact: true });
        await send.click();
        await expect(outcome(page, form, name).first()).toBeVisible();
        await expectSettled(page);
        await expect.poll(() => findPageProblems(page), `${call}: ${name}`).toEqual([]);

        fakeApi.respondTo(call, defaultResponses[call]);
        // A 401 has signed the shopper out; a successful response in another shape has led to the next page.
        const { pathname } = new URL(page.url());
        if (!path.startsWith(pathname)) return;
        if (!(await send.isVisible())) await open(page, form);
        await send.click();
        await expect(done(page).first()).toBeVisible();
      });
    }
    await test.step('a slow response', async () => {
      const held = fakeApi.hold(call);
      await open(page, form);
      const before = fakeApi.requestsTo(call).length;
      // Whatever its text is; in the checkout, the button of the coupon code comes before it.
      const send = page.getByRole('main').locator('button[type="submit"]').last();
      await send.click();
      await expect(send).toHaveAttribute('aria-busy', 'true');
      await send.click({ force: true });
      held.release();
      await expect(done(page).first()).toBeVisible();
      expect(fakeApi.requestsTo(call)).toHaveLength(before + 1);
    });
  });
}
