import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatMessage } from '@storefront/host/messages/format-message';
import { REPOSITORY } from '../settings';

/** Where the shop's texts are. The first one wins where several translate the same words. */
const PACKAGES = [
  'shell',
  'mf-catalog',
  'mf-cart-checkout',
  'mf-payment',
  'mf-account-orders',
  'mf-content',
  'shared/ui',
  'shared/host',
  'api',
];

type Values = Record<string, string | number>;

/** One of the shop's languages, for tests that run in several. */
export interface Language {
  name: string;
  /** A text of the shop, by its English words. */
  say: (english: string, values?: Values) => string;
  /** The address of a page, by its path in English. */
  at: (path: string) => string;
}

export const ENGLISH: Language = {
  name: 'English',
  say: (english, values = {}) => formatMessage(english, values, 'en').join(''),
  at: (address) => address,
};

const inHindi = Object.assign({}, ...PACKAGES.map(readHindi).reverse()) as Record<string, string>;

export const HINDI: Language = {
  name: 'Hindi',
  say(english, values = {}) {
    const hindi = inHindi[english];
    if (hindi === undefined) throw new Error(`"${english}" isn't translated.`);
    return formatMessage(hindi, values, 'hi').join('');
  },
  at: (address) => `/hi${address}`,
};

function readHindi(folder: string): Record<string, string> {
  const file = path.join(REPOSITORY, folder, 'src/messages/hi.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}
