import { expectHeaderInteractive } from '../../support/checks/hydration';
import { accountLink, signIn } from '../../support/pages/auth-forms';
import { expect, test } from '../../support/test';

const STORAGES: { what: string; breakStorage: () => void }[] = [
  {
    what: 'is forbidden',
    breakStorage: () => {
      for (const kind of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, kind, {
          get() {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      }
    },
  },
  {
    what: 'is full',
    breakStorage: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
  },
];

for (const { what, breakStorage } of STORAGES) {
  test(`[AUTH-01] when the storage ${what}, a session lasts until the reload`, async ({
    page,
    customer,
    consoleGuard,
  }) => {
    consoleGuard.allow(/can't be used/, /Failed to save scroll positions/);
    await page.addInitScript(breakStorage);
    await page.goto('/account');
    await signIn(page, customer);
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('main').getByText(customer.email, { exact: true })).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL('/login');
    await page.goto('/');
    await expectHeaderInteractive(page);
    await expect(accountLink(page)).toBeHidden();
  });
}
