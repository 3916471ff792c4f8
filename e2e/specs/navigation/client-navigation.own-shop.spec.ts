import type { Page } from '@playwright/test';
import type { FakeApi } from '../../fake-api/fake-api';
import { failure, ok } from '../../fake-api/responses';
import { sampleList, sampleProduct, sampleProducts } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { expectInteractive } from '../../support/checks/hydration';
import { openCategory } from '../../support/pages/catalog';
import { holdRemote } from '../../support/published/hold-files';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const card = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name });
const cardLink = (page: Page, name: string) =>
  card(page, name).getByRole('heading').getByRole('link');
const requestedProductPaths = (fakeApi: FakeApi) =>
  fakeApi.requestsTo('GET /products/{id}').map(({ path }) => path);

/** Opens a list of shirts, and waits until it is hydrated. */
async function openShirts(page: Page, fakeApi: FakeApi): Promise<void> {
  fakeApi.respondTo('GET /products', ok(sampleList(sampleProducts(12))));
  fakeApi.respondTo('GET /products/{id}', ({ path }) => ok(productAt(path)));
  await page.goto('/products?category=women');
  await expectInteractive(page);
}

/** The product of the list that a path leads to. */
function productAt(path: string, more: Record<string, unknown> = {}) {
  const id = path.split('/').at(-1) ?? '';
  return sampleProduct({ id, title: id.replace('shirt-', 'Shirt '), ...more });
}

test('[FAST-03] [PLP-08] while a slow category loads, its heading and 12 placeholders show, not the previous page @phone @smoke', async ({
  page,
  fakeApi,
  isMobile,
}) => {
  await page.goto('/');
  await expectInteractive(page);
  const held = fakeApi.hold('GET /products', ok(sampleList(sampleProducts(6))));
  await openCategory(page, 'Women', isMobile);
  await expect(page).toHaveURL('/products?category=women');
  await expect(page).toHaveTitle(/^Women/);
  const placeholders = page.getByRole('list', { name: 'Loading products' });
  await expect(placeholders.getByRole('listitem')).toHaveCount(12);
  await expect(heading(page, 'Modern Essentials')).toBeHidden();
  held.release();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(placeholders).toBeHidden();
  await expect(heading(page, 'Women')).toBeFocused();
});

test('[FAST-03] [HOME-05] while a slow home page loads, four placeholders show', async ({
  page,
  fakeApi,
}) => {
  await openShirts(page, fakeApi);
  const held = fakeApi.hold('GET /products', ok(sampleList(sampleProducts(4))));
  await page.getByRole('banner').getByRole('link', { name: 'Kavya & Daughters' }).click();
  await expect(heading(page, 'Modern Essentials')).toBeVisible();
  await expect(page).toHaveURL('/');
  const placeholders = page.getByRole('list', { name: 'Loading products' });
  await expect(placeholders.getByRole('listitem')).toHaveCount(4);
  held.release();
  await expect(page.getByRole('article')).toHaveCount(4);
});

test('[FAST-03] a slow product shows placeholders at once, and is announced when it has loaded', async ({
  page,
  fakeApi,
}) => {
  await openShirts(page, fakeApi);
  const held = fakeApi.hold('GET /products/{id}', ({ path }) => ok(productAt(path)));
  await cardLink(page, 'Shirt 3').click();
  await expect(page.getByText('Loading the product')).toBeAttached();
  await expect(page).toHaveURL('/product/shirt-3');
  await expect(card(page, 'Shirt 3')).toBeHidden();
  held.release();
  await expect(heading(page, 'Shirt 3')).toBeFocused();
  await expect(page).toHaveTitle(/^Shirt 3/);
});

test('[FAST-03] a failure that arrives late replaces the placeholders', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  consoleGuard.allow(/could not be loaded|failed|503/);
  await openShirts(page, fakeApi);
  const held = fakeApi.hold('GET /products/{id}', failure(503));
  await cardLink(page, 'Shirt 3').click();
  await expect(page.getByText('Loading the product')).toBeAttached();
  held.release();
  await expect(page.getByText('Failed to load product details')).toBeVisible();
  fakeApi.respondTo('GET /products/{id}', ({ path }) => ok(productAt(path)));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(heading(page, 'Shirt 3')).toBeVisible();
});

test('[FAST-03] a page whose code is slow shows placeholders until it has loaded, and the header works', async ({
  page,
}) => {
  await page.goto('/');
  await expectInteractive(page);
  const remote = await holdRemote(page, 'mf-content');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('main').getByText('Loading the page')).toBeAttached();
  await expect(heading(page, 'Modern Essentials')).toBeHidden();
  remote.release();
  await expect(page.getByRole('main').getByRole('form')).toBeVisible();
});

test('[FAST-04] a product is loaded when the pointer rests on a link to it, and only once', async ({
  page,
  fakeApi,
}) => {
  await openShirts(page, fakeApi);
  await cardLink(page, 'Shirt 3').hover();
  await expect.poll(() => requestedProductPaths(fakeApi)).toEqual(['/products/shirt-3']);
  await cardLink(page, 'Shirt 3').click();
  await expect(heading(page, 'Shirt 3')).toBeVisible();
  expect(requestedProductPaths(fakeApi)).toEqual(['/products/shirt-3']);
});

test('[FAST-04] a product is loaded when the keyboard reaches a link to it', async ({
  page,
  fakeApi,
}) => {
  await openShirts(page, fakeApi);
  await cardLink(page, 'Shirt 3').focus();
  await expect.poll(() => requestedProductPaths(fakeApi)).toEqual(['/products/shirt-3']);
});

test('[FAST-04] for a visitor who asks to save data, only the product that is opened is loaded', async ({
  page,
  fakeApi,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openShirts(page, fakeApi);
  await cardLink(page, 'Shirt 3').focus();
  await cardLink(page, 'Shirt 5').click();
  await expect(heading(page, 'Shirt 5')).toBeVisible();
  expect(requestedProductPaths(fakeApi)).toEqual(['/products/shirt-5']);
});

test('[FAST-05] going back shows the page as it was, at once, and then replaces what has changed @phone', async ({
  page,
  fakeApi,
}) => {
  await openShirts(page, fakeApi);
  await cardLink(page, 'Shirt 9').scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(200);
  await cardLink(page, 'Shirt 9').click();
  await expect(heading(page, 'Shirt 9')).toBeVisible();

  await page.clock.install();
  await page.clock.fastForward('01:00');
  const dearer = sampleProducts(12).map((product) => ({ ...product, regularPrice: 9_100 }));
  const held = fakeApi.hold('GET /products', ok(sampleList(dearer)));
  await page.goBack();
  await expect(card(page, 'Shirt 9')).toContainText('₹2,500');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  held.release();
  await expect(card(page, 'Shirt 9')).toContainText('₹9,100');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

  await page.goForward();
  await expect(heading(page, 'Shirt 9')).toBeVisible();
});

/** What a view transition did: how many pictures had its name before and after, and whether they moved. */
interface NotedTransition {
  before: number;
  after: number;
  moved: boolean;
}

/** Runs in the page: notes its view transitions. */
function noteTransitions(): void {
  const noted: NotedTransition[] = [];
  const named = () =>
    [...document.querySelectorAll('img')].filter(
      (image) =>
        image.checkVisibility() && getComputedStyle(image).viewTransitionName === 'product-picture',
    ).length;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    let before = 0;
    const transition = start(async () => {
      before = named();
      if (typeof update === 'function') await update();
    });
    void transition.ready.then(() => {
      const moved = document
        .getAnimations()
        .some(({ effect }) => String((effect as KeyframeEffect).pseudoElement).includes('picture'));
      noted.push({ before, after: named(), moved });
    });
    return transition;
  };
  Object.assign(globalThis, { noted });
}

for (const moved of [true, false]) {
  const visitors = moved ? '' : ', without motion for visitors who prefer less';
  test(`[FAST-06] a product’s picture grows out of its card, and back into it${visitors}`, async ({
    page,
    fakeApi,
  }) => {
    await page.emulateMedia({ reducedMotion: moved ? 'no-preference' : 'reduce' });
    await page.addInitScript(noteTransitions);
    await openShirts(page, fakeApi);
    await cardLink(page, 'Shirt 3').hover();
    await expect.poll(() => requestedProductPaths(fakeApi)).toHaveLength(1);
    await cardLink(page, 'Shirt 3').click();
    await expect(heading(page, 'Shirt 3')).toBeVisible();
    const transition: NotedTransition = { before: 1, after: 1, moved };
    const noted = () => page.evaluate(() => (globalThis as { noted?: unknown }).noted);
    await expect.poll(noted).toEqual([transition]);
    await page.goBack();
    await expect.poll(noted).toEqual([transition, transition]);
  });
}
