import { SOURCE_LANGUAGE } from '@storefront/host/messages/language';
import { Type } from 'typebox';
import type { Settings } from './read-settings';
import { listEntries } from './setting-texts';

/** The setting of every program that shoppers get texts from. */
export const languagesSettings = {
  LANGUAGES: {
    schema: Type.Refine(Type.String({ default: SOURCE_LANGUAGE }), (list) => {
      const languages = listEntries(list);
      const isUnique = new Set(languages).size === languages.length;
      return languages.length > 0 && isUnique && languages.every((one) => /^[a-z]{2,3}$/.test(one));
    }),
    fallback: 'en; en,hi for `npm start` and `npm run dev` with the demo',
    description:
      'languages of the shop, separated by commas, for page server and API; pages of the first one have addresses without a prefix',
    allowed: 'languages of two or three letters, separated by commas, such as `en,hi`',
  },
} satisfies Settings;
