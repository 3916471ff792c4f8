import type { Locator, Page } from '@playwright/test';
import { expectInteractive } from '../../support/checks/hydration';
import { ENGLISH, HINDI } from '../../support/languages/language';
import { cartLine, startWithStorage } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

/** The steps, in px, in which the page is scrolled: less than the height of a button. */
const STEP = 24;

/** Scrolls the page step by step, and at each waits until no pixel of one element is over another. */
async function expectApart(page: Page, one: Locator, other: Locator): Promise<void> {
  for (let y = 0; y <= 480; y += STEP) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await expect.poll(() => areApart(one, other), `scrolled to ${y} px`).toBe(true);
  }
}

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('One of the elements isn’t shown.');
  return (
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
  );
}

for (const { name: language, say, at } of [ENGLISH, HINDI]) {
  test(`[NAV-10] a toast never covers the button that leads from a short cart to the checkout, in ${language} @phone`, async ({
    page,
    catalogue,
  }) => {
    const lines = [
      cartLine(catalogue.oneSize, { selectedSize: 'One Size' }),
      cartLine(catalogue.plentiful),
    ];
    await startWithStorage(page, { cart: JSON.stringify(lines) });
    await page.goto(at('/cart'));
    await expectInteractive(page);
    const [removed] = lines;
    await page
      .getByRole('main')
      .getByRole('button', { name: say('Remove {name}', { name: '' }) })
      .first()
      .click();
    const toasts = page.getByRole('region', { name: say('Notifications') });
    await expect(toasts.getByText(removed?.name ?? '')).toBeVisible();
    // As long as it has the focus, it stays.
    await toasts.getByRole('button', { name: say('Dismiss') }).focus();
    const proceed = page.getByRole('link', { name: say('Proceed to Checkout') });
    await expectApart(page, toasts, proceed);
  });
}
