import { expect, type Page } from '@playwright/test';

/** What the machine says to itself, and no shopper should read. */
const RAW =
  /undefined|\bNaN\b|\[object |\bnull\b|TypeError|SyntaxError|AxiosError|status code|Unexpected token|ECONN|\/srv\/|Infinity|Invalid Date/;

/** What a diagnostic is there to show. */
const DIAGNOSTIC = '/api-test';

/** What is wrong with what the page shows: it is blank, its frame is gone, or a machine speaks. */
export async function problemsOf(page: Page): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const framed = !['/login', '/register'].includes(pathname);
  const seen = await page.evaluate(() => {
    const shown = (element: Element | null) => element?.checkVisibility() ?? false;
    const main = document.querySelector('main');
    return {
      header: shown(document.querySelector('header')),
      footer: document.querySelector('footer') !== null,
      words: main?.innerText.trim() ?? '',
      all: document.body.innerText,
    };
  });
  const raw = pathname === DIAGNOSTIC ? null : RAW.exec(seen.all);
  return [
    ...(framed && !seen.header ? ['no header'] : []),
    ...(framed && !seen.footer ? ['no footer'] : []),
    ...(seen.words === '' ? ['a blank page'] : []),
    ...(raw ? [`it reads "${raw[0]}"`] : []),
  ];
}

/** Waits until nothing on the page is still on its way. */
export async function expectSettled(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').first()).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
}
