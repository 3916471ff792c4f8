import type { Page } from '@playwright/test';
import { LENGTHENED_LANGUAGE } from '@storefront/host/messages/lengthened';
import {
  brokenWords,
  clippedText,
  overflowingElements,
  overfullElements,
} from '../../support/checks/layout';
import { recordApiTexts } from '../../support/languages/api-texts';
import { latinTextsIn } from '../../support/languages/latin-texts';
import { problemsOfPublicPages, problemsOfShopperPages } from '../../support/shop/every-page';
import { expect, test as base } from '../../support/test';

interface Fixtures {
  /** A shop whose second language has the English texts, lengthened, in brackets and with accents. */
  lengthened: { origin: string; basename: string };
}

const test = base.extend<Fixtures>({
  lengthened: async ({ ownShops }, provide) => {
    const settings = { LANGUAGES: `en,${LENGTHENED_LANGUAGE}` };
    const { origin } = await ownShops.start({ settings });
    await provide({ origin, basename: `/${LENGTHENED_LANGUAGE}` });
  },
});

test.describe.configure({ timeout: 300_000 });

const LENGTHENED = /[[\]áéíöüýçñÁÉÍÖÜÝÇÑ]/;

/** What languages call themselves, and dates, whose words are the browser's. */
const NOT_THE_SHOPS =
  /^(English|qps)$|\b(January|February|March|April|May|June|July|August|September|October|November|December) \d/;

/** Finds what is cut off, scrolls sideways, or isn't translated although the API hasn't sent it. */
function createCheck(page: Page): () => Promise<string[]> {
  const sent: string[] = [];
  recordApiTexts(page, sent);
  return async () => {
    // The page as it is, because another request may get one with other parts rendered.
    const html = (await page.content()) + (await (await page.request.get(page.url())).text());
    const data = html.match(/<script[^]*?<\/script>/g) ?? [];
    const texts = await latinTextsIn(
      page.locator('body'),
      [...data, ...sent].join('\n'),
      LENGTHENED,
    );
    return [
      ...(await overflowingElements(page)),
      ...(await overfullElements(page)),
      ...(await clippedText(page)),
      ...texts.filter((text) => !NOT_THE_SHOPS.test(text)).map((text) => `not translated: ${text}`),
    ];
  };
}

test('[LANG-23] no word of the header and of the home page’s heading is broken @phone', async ({
  page,
  lengthened: { origin, basename },
}) => {
  await page.goto(origin + basename);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  expect(await brokenWords(heading)).toEqual([]);
  expect(await brokenWords(page.getByRole('banner'))).toEqual([]);
  expect(await overflowingElements(page)).toEqual([]);
});

test('[LANG-23] public pages have room for texts that are 40 % longer, and show none that isn’t translated @phone', async ({
  page,
  catalogue,
  lengthened,
}) => {
  const check = createCheck(page);
  expect(await problemsOfPublicPages(page, catalogue, check, lengthened)).toEqual([]);
});

test('[LANG-23] a shopper’s pages have room for texts that are 40 % longer, and show none that isn’t translated @phone', async ({
  page,
  api,
  catalogue,
  regular,
  lengthened,
}) => {
  const check = createCheck(page);
  const visit = { api, catalogue, customer: regular };
  expect(await problemsOfShopperPages(page, visit, check, lengthened)).toEqual([]);
});
