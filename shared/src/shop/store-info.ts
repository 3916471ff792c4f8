import {
  isObject,
  listOrEmpty,
  objectOrEmpty,
  readPositive,
  readText,
  readTexts,
  unwrapped,
} from './answer';
import { isWebUrl } from './outside-url';
import { UnexpectedAnswerError } from './unexpected-answer-error';

/** A profile of the store elsewhere; the url is http or https. */
export interface SocialLink {
  name: string;
  url: string;
}

/** The store's own information (section 3); what the server didn't give is empty. */
export interface StoreInfo {
  storeName: string;
  companyName: string;
  companyAddress: string;
  companyEmail: string;
  companyPhone: string;
  companyLogoUrl: string;
  description: string;
  categories: string[];
  /** HTML by slug, with placeholders such as `{{companyName}}`. */
  policies: Record<string, string>;
  socialLinks: SocialLink[];
  /** How much of a currency one rupee buys (D1). */
  exchangeRates: { USD?: number | undefined };
}

/**
 * Reads the store information, bare or in `data` (NAV-09, CONT-03, D1, D28). Missing parts are
 * empty. Throws UnexpectedAnswerError where the answer isn't an object.
 */
export function parseStoreInfo(answer: unknown): StoreInfo {
  const info = unwrapped(answer);
  if (!isObject(info)) throw new UnexpectedAnswerError('store information', 'an object');
  return {
    storeName: readText(info.storeName) ?? '',
    companyName: readText(info.companyName) ?? '',
    companyAddress: readText(info.companyAddress) ?? '',
    companyEmail: readText(info.companyEmail) ?? '',
    companyPhone: readText(info.companyPhone) ?? '',
    companyLogoUrl: readText(info.companyLogoUrl) ?? '',
    description: readText(info.description) ?? '',
    categories: readTexts(info.categories),
    policies: readPolicies(info.policies),
    socialLinks: listOrEmpty(info.socialLinks).flatMap(readSocialLink),
    exchangeRates: { USD: readPositive(objectOrEmpty(info.exchangeRates).USD) },
  };
}

function readPolicies(policies: unknown): Record<string, string> {
  const texts = Object.entries(objectOrEmpty(policies)).flatMap(([slug, html]) => {
    const text = readText(html);
    return text === undefined ? [] : [[slug, text] as const];
  });
  return Object.fromEntries(texts);
}

function readSocialLink(link: unknown): SocialLink[] {
  const { name, url } = objectOrEmpty(link);
  const address = readText(url);
  if (address === undefined || !isWebUrl(address)) return [];
  return [{ name: readText(name) ?? new URL(address).hostname, url: address }];
}
