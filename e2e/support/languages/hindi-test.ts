import { expectShopComplete } from '../faults/expect-shop-complete';
import { test as base } from '../test';

interface Fixtures {
  /** The address of a shop in English and Hindi. */
  origin: string;
}

/** Tests of a shop in English and Hindi. */
export const test = base.extend<Fixtures>({
  origin: async ({ ownShops }, provide) => {
    const shop = await ownShops.start({ settings: { LANGUAGES: 'en,hi' } });
    await expectShopComplete(shop);
    await provide(shop.origin);
  },
});
