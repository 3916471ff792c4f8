import { expect, type Page } from '@playwright/test';
import { pagePaths } from '@storefront/host/contracts';
import { TECHNICAL_TEXT } from '@storefront/remote-kit/testing/response-faults';

/** The diagnostic page, which may show technical texts. */
const DIAGNOSTIC = '/api-test';

/** Pages with the narrow layout, which has neither header nor footer (RT-01, RECO-11). */
export const NARROW_PAGES: string[] = [
  pagePaths.login,
  pagePaths.register,
  pagePaths.forgotPassword,
  pagePaths.resetPassword,
  pagePaths.verifyEmail,
  pagePaths.confirmAlerts,
  pagePaths.stopAlerts,
  pagePaths.stopMessages,
];

/** Problems of the page: it is blank, lacks header or footer, or shows technical texts. */
export async function findPageProblems(page: Page): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const framed = !NARROW_PAGES.includes(pathname);
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
  const raw = pathname === DIAGNOSTIC ? null : TECHNICAL_TEXT.exec(seen.all);
  return [
    ...(framed && !seen.header ? ['no header'] : []),
    ...(framed && !seen.footer ? ['no footer'] : []),
    ...(seen.words === '' ? ['a blank page'] : []),
    ...(raw ? [`it shows "${raw[0]}"`] : []),
  ];
}

/** Waits until the page has finished loading. */
export async function expectSettled(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').first()).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
}
