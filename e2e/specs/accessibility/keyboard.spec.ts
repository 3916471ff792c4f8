import type { Locator, Page } from '@playwright/test';
import { ADDRESS } from '../../support/api/customers';
import { expectInteractive } from '../../support/checks/hydration';
import {
  tabAndChoose,
  coveredFocus,
  tabAndPress,
  tabTo,
  tabAndType,
} from '../../support/checks/keyboard';
import { accountLink } from '../../support/pages/auth-forms';
import { cartLine, startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

/** Waits until the page shows that the shopper is signed in, which only the browser knows. */
async function expectReady(page: Page): Promise<void> {
  await expect(accountLink(page)).toBeVisible();
}

/** Expects that a new page was announced by its title, and that its heading has the focus. */
async function expectArrival(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  const announcement = page.getByText(await page.title(), { exact: true });
  await expect(announcement).toHaveAttribute('aria-live', 'assertive');
}

/** Expects that a field is marked as invalid and described by a message. */
async function expectError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(message));
}

/** True while the focus is in the dialog, or in the browser's own controls. */
function holdsFocus(dialog: Locator): Promise<boolean> {
  return dialog.evaluate(
    (element) =>
      element.contains(document.activeElement) || document.activeElement === document.body,
  );
}

test('a shopper buys with the keyboard alone', async ({ page, catalogue, regular }) => {
  const { title, shelf } = catalogue.sized;
  const main = page.getByRole('main');
  await startSignedIn(page, regular);
  await page.goto('/');
  await expectReady(page);
  await expectInteractive(page);

  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();

  await tabAndPress(page, main.getByRole('link', { name: shelf.name, exact: true }));
  await expectArrival(page, shelf.name);
  const card = main.getByRole('article', { name: title, exact: true });
  await tabAndPress(page, card.getByRole('heading').getByRole('link'));
  await expectArrival(page, title);

  for (const name of ['Size', 'Color']) {
    const group = main.getByRole('radiogroup', { name });
    await tabAndChoose(page, group, group.getByRole('radio', { name: /^(?!.*sold out)/ }).last());
  }
  await tabAndPress(page, main.getByRole('button', { name: 'Increase quantity' }));
  await tabAndPress(page, main.getByRole('button', { name: 'Add to Cart' }));
  await expectArrival(page, 'Shopping Cart');
  await expect(main.getByRole('group', { name: `Quantity of ${title}` })).toContainText('2');
  await tabAndPress(page, main.getByRole('link', { name: 'Proceed to Checkout' }));
  await expectArrival(page, 'Complete Your Order');

  const form = page.getByRole('form', { name: 'Shipping information' });
  await tabAndType(page, form.getByLabel('Full name'), `${regular.firstName} ${regular.lastName}`);
  await tabAndType(page, form.getByLabel('Address'), ADDRESS.address);
  await tabAndType(page, form.getByLabel('Postal code (PIN)'), ADDRESS.postalCode);
  await tabAndType(page, form.getByLabel('City'), ADDRESS.city);
  await tabAndType(page, form.getByLabel('State'), ADDRESS.state);
  await tabAndType(page, form.getByLabel('Phone'), regular.phone.replace('+91', ''));
  await expect(form.getByLabel('State')).toHaveValue(ADDRESS.state);
  await tabAndPress(page, form.getByRole('button', { name: 'Place Order' }));
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  await expectArrival(page, 'Complete Your Payment');
});

test('the quick view traps the focus, and returns it when it closes', async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.large.path);
  const card = page.getByRole('main').getByRole('article').first();
  const opener = card.getByRole('button', { name: 'Quick view' });
  const dialog = page.getByRole('dialog');

  await tabAndPress(page, opener);
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 12; stop++) {
    expect(await holdsFocus(dialog)).toBe(true);
    await page.keyboard.press(stop < 8 ? 'Tab' : 'Shift+Tab');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await tabAndPress(page, dialog.getByRole('button', { name: 'Close' }));
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('errors are announced at their fields, and the first one gets the focus', async ({
  page,
  api,
  regular,
  catalogue,
}) => {
  const main = page.getByRole('main');
  await page.goto('/login');
  await tabAndType(page, main.getByLabel('Email'), 'nobody');
  await page.keyboard.press('Enter');
  await expect(main.getByLabel('Email')).toBeFocused();
  await expectError(main.getByLabel('Email'), 'Invalid email address');
  const password = main.getByRole('textbox', { name: 'Password' });
  await expectError(password, 'Password must be at least 6 characters');

  await page.goto('/register');
  await tabAndPress(page, main.getByRole('button', { name: 'Create Account' }));
  await expect(main.getByLabel('First name')).toBeFocused();
  await expectError(main.getByLabel('First name'), 'First name must be at least 2 characters');
  await expectError(main.getByLabel('Email'), 'Please enter a valid email address.');

  await page.goto('/track-order');
  await tabAndPress(page, main.getByRole('button', { name: 'Track Order' }));
  await expect(main.getByLabel('Order number')).toBeFocused();
  await expectError(main.getByLabel('Order number'), 'Order number is required');

  const { sized } = catalogue;
  const line = cartLine(sized, { selectedSize: sized.size, selectedColor: sized.color });
  await startSignedIn(page, regular, [line]);
  await page.goto('/checkout');
  await tabAndType(page, main.getByLabel('Full name'), 'Meera Iyer');
  await tabAndPress(page, main.getByRole('button', { name: 'Place Order' }));
  await expect(main.getByLabel('Address')).toBeFocused();
  await expectError(main.getByLabel('Address'), 'Address is required');
  await expectError(main.getByLabel('State'), 'State is required');

  const { id } = await api.placeOrder(regular, catalogue.plentiful.id);
  await page.goto(`/payment?orderId=${id}`);
  await main.getByLabel('Payer’s name').clear();
  await main.getByLabel('Payer’s phone').clear();
  await tabAndPress(page, main.getByRole('button', { name: 'Pay Now' }));
  await expect(main.getByLabel('Payer’s name')).toBeFocused();
  await expectError(main.getByLabel('Payer’s name'), 'Payer’s name is required');
  await expectError(main.getByLabel('Payer’s phone'), 'This field is required');
});

test('the focused element is never covered by the bars @phone', async ({ page, catalogue }) => {
  await page.goto(catalogue.large.path);
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  const last = page.getByRole('navigation', { name: 'Pagination' }).getByRole('link').last();
  const covered: string[] = [];
  for (const [key, end] of [
    ['Tab', last],
    ['Shift+Tab', skipLink],
  ] as const) {
    await tabTo(page, end, {
      key,
      onStop: async () => {
        const element = await coveredFocus(page);
        if (element !== undefined) covered.push(element);
      },
    });
  }
  expect(covered).toEqual([]);
});
