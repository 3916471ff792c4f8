import type {
  GrievanceOfficer,
  SocialLink,
  StoreInfo as ApiStoreInfo,
} from '@storefront/host/contracts/api';
import {
  isObject,
  listOrEmpty,
  objectOrEmpty,
  readPositive,
  readText,
  readTexts,
  unwrapData,
} from '../../response/read-response';
import { isWebUrl } from '../../response/safe-url';
import { readLabels } from '../catalogue/labels';
import { parsePicture } from '../catalogue/picture';
import type { StorePictures } from './category-picture';
import { parseShippingRate } from './shipping-rate';
import { UnexpectedResponseError } from '../../response/unexpected-response-error';

export { categoryPicture, type StorePictures } from './category-picture';

/** The store's own information (NAV-09); members that the server didn't send are empty or absent. */
export interface StoreInfo
  extends
    Required<
      Omit<
        ApiStoreInfo,
        | 'pictures'
        | 'labels'
        | 'shipping'
        | 'policies'
        | 'currency'
        | 'exchangeRates'
        | 'gstin'
        | 'grievanceOfficer'
      >
    >,
    Pick<ApiStoreInfo, 'shipping' | 'grievanceOfficer' | 'labels'> {
  /**
   * The texts of the policies by slug; left out of most pages' data in the browser, because they are long.
   */
  policies?: Record<string, string> | undefined;
  pictures: StorePictures;
  /** How much of a currency one rupee buys (D1). */
  exchangeRates: { USD?: number | undefined };
}

/**
 * Reads the store information, bare or in `data` (NAV-09, CONT-03, D1, D28). Missing parts are
 * empty. Throws UnexpectedResponseError where the response isn't an object.
 */
export function parseStoreInfo(response: unknown): StoreInfo {
  const info = unwrapData(response);
  if (!isObject(info)) throw new UnexpectedResponseError('store information', 'an object');
  return {
    storeName: readText(info.storeName) ?? '',
    companyName: readText(info.companyName) ?? '',
    companyAddress: readText(info.companyAddress) ?? '',
    companyEmail: readText(info.companyEmail) ?? '',
    companyPhone: readText(info.companyPhone) ?? '',
    companyLogoUrl: readText(info.companyLogoUrl) ?? '',
    description: readText(info.description) ?? '',
    categories: readCategories(info.categories),
    policies: readPolicies(info.policies),
    socialLinks: listOrEmpty(info.socialLinks).flatMap(readSocialLink),
    pictures: readPictures(info.pictures),
    shipping: parseShippingRate(info.shipping),
    exchangeRates: { USD: readPositive(objectOrEmpty(info.exchangeRates).USD) },
    ...readGrievanceOfficer(info.grievanceOfficer),
    ...readLabels(info.labels),
  };
}

/** Of names that differ only in case, the first one is kept, because they lead to the same listing (D10). */
function readCategories(categories: unknown): string[] {
  const byName = new Map<string, string>();
  for (const name of readTexts(categories)) {
    const key = name.toLowerCase();
    if (!byName.has(key)) byName.set(key, name);
  }
  return [...byName.values()];
}

/** Reads the texts of the policies by slug from the store information, bare or in `data` (CONT-01). */
export function parsePolicies(response: unknown): Record<string, string> {
  return readPolicies(objectOrEmpty(unwrapData(response)).policies);
}

function readPolicies(policies: unknown): Record<string, string> {
  const texts = Object.entries(objectOrEmpty(policies)).flatMap(([slug, html]) => {
    const text = readText(html);
    return text === undefined ? [] : [[slug, text] as const];
  });
  return Object.fromEntries(texts);
}

function readPictures(pictures: unknown): StorePictures {
  const { hero, promo, categories } = objectOrEmpty(pictures);
  const named = Object.entries(objectOrEmpty(categories)).flatMap(([name, value]) => {
    const picture = parsePicture(value);
    return picture ? [[name.toLowerCase(), picture] as const] : [];
  });
  return {
    hero: parsePicture(hero),
    promo: parsePicture(promo),
    categories: Object.fromEntries(named),
  };
}

/** Absent unless all of it is there. */
function readGrievanceOfficer(value: unknown): { grievanceOfficer?: GrievanceOfficer } {
  const officer = objectOrEmpty(value);
  const [name, designation, email, phone] = [
    readText(officer.name),
    readText(officer.designation),
    readText(officer.email),
    readText(officer.phone),
  ];
  return name && designation && email && phone
    ? { grievanceOfficer: { name, designation, email, phone } }
    : {};
}

function readSocialLink(link: unknown): SocialLink[] {
  const { name, url } = objectOrEmpty(link);
  const address = readText(url);
  if (address === undefined || !isWebUrl(address)) return [];
  return [{ name: readText(name) ?? new URL(address).hostname, url: address }];
}
