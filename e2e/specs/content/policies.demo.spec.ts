import { POLICY_SLUGS } from '@storefront/host/contracts';
import { expect, test } from '../../support/test';

/** Sentences of the demo store's policies. */
const PROMISES: [slug: string, promises: RegExp[]][] = [
  ['refund', [/0-7 working days/]],
  ['return', [/0-7 days/, /original packaging/]],
  ['shipping', [/0-7 working days/, /10-15 business days/, /paid by 14:00/]],
];

test('[CONT-06] the demo store’s policies state its terms', async ({ page }) => {
  for (const [slug, promises] of PROMISES) {
    await page.goto(`/${slug}`);
    for (const promise of promises) await expect(page.getByRole('article')).toContainText(promise);
  }
});

test('[CONT-06] the grievance officer’s hours are Monday-Friday 10:00-17:00', async ({ page }) => {
  const texts: string[] = [];
  for (const slug of POLICY_SLUGS) {
    await page.goto(`/${slug}`);
    texts.push(await page.getByRole('article').innerText());
  }
  const [grievances] = texts.filter((text) => /grievance/i.test(text));
  expect(grievances).toMatch(/Monday-Friday,? 10:00-17:00/);
});
