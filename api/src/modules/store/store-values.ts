import markdownIt from 'markdown-it';
import { POLICY_SLUGS } from '@storefront/host/contracts';
import { BadRequestError } from '../../http/errors';
import { type EditedStore, isSourced } from './edited-store';
import { byPlace, placesOf, placesWith, readPlace } from '../pictures/store-pictures/places';

const TEXTS = [
  'storeName',
  'companyName',
  'companyAddress',
  'companyEmail',
  'companyPhone',
  'companyLogoUrl',
  'description',
  'gstin',
  'currency',
] as const;

const GRIEVANCE_PARTS = ['name', 'designation', 'email', 'phone'] as const;

/** What can be set, as the command line's usage names it. */
export const STORE_NAMES = [
  ...TEXTS,
  'categories',
  'shipping.method',
  'shipping.price',
  'shipping.label',
  'social.<name>',
  'rate.<currency>',
  ...GRIEVANCE_PARTS.map((part) => `grievance.${part}`),
  ...POLICY_SLUGS.map((slug) => `policy.${slug}`),
  'picture.hero',
  'picture.promo',
  'picture.category.<name>',
];

type Change = (info: EditedStore) => unknown;

/**
 * The change that sets one value of the store; an empty one removes what needn't be there. `alt` is what a picture
 * shows. Throws a {@link BadRequestError} for a name that isn't one.
 */
export function storeChange(name: string, value: string, alt?: string): Change {
  if (name.startsWith('picture.')) return pictureChange(name, value.trim(), alt);
  if (alt !== undefined) {
    throw new BadRequestError('alt', `${name} isn’t a picture: it has no alt.`);
  }
  const text = TEXTS.find((known) => known === name);
  if (text) return (info) => withOptional(info, text, value);
  const [area, part] = splitAtDot(name);
  if (name === 'categories') return (info) => withCategories(info, listOf(value));
  if (area === 'shipping') return (info) => withShipping(info, part, value);
  if (area === 'social') return (info) => withSocialLink(info, part, value);
  if (area === 'rate') return (info) => withRate(info, part, value);
  if (area === 'grievance') return (info) => withGrievanceOfficer(info, part, value);
  if (area === 'policy') return (info) => withPolicy(info, part, value);
  throw new BadRequestError('name', `${name} is none of ${STORE_NAMES.join(', ')}.`);
}

/** The HTML of a Markdown text. Its own HTML is shown as text. */
export function fromMarkdown(text: string): string {
  return markdownIt({ linkify: true, typographer: true }).render(text);
}

function splitAtDot(name: string): [string, string] {
  const dot = name.indexOf('.');
  return dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot + 1)];
}

function listOf(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A category that goes takes its picture along. */
function withCategories({ pictures, ...info }: EditedStore, categories: string[]): EditedStore {
  const known = placesWith(categories);
  const kept = [...placesOf(pictures)].filter(([place]) => known.has(place));
  return { ...info, categories, ...(kept.length > 0 && { pictures: byPlace(new Map(kept)) }) };
}

/** A source that stays keeps its text, unless another one is given. */
function pictureChange(name: string, source: string, alt: string | undefined): Change {
  const place = readPlace(name.slice('picture.'.length));
  if (place === undefined) {
    throw new BadRequestError(
      'name',
      `${name} is none of picture.hero, picture.promo, picture.category.<name>.`,
    );
  }
  return ({ pictures, ...info }) => {
    const places = placesOf(pictures);
    const former = places.get(place);
    const text = alt ?? (former && isSourced(former) && former.source === source ? former.alt : '');
    if (source === '') places.delete(place);
    else places.set(place, { source, ...(text && { alt: text }) });
    return { ...info, ...(places.size > 0 && { pictures: byPlace(places) }) };
  };
}

/** Only these two needn't be there. */
function withOptional(info: EditedStore, name: (typeof TEXTS)[number], value: string) {
  const { [name]: _, ...rest } = info;
  const isRemoved = value === '' && (name === 'gstin' || name === 'currency');
  return isRemoved ? rest : { ...rest, [name]: value };
}

function withShipping(info: EditedStore, part: string, value: string) {
  const shipping = info.shipping ?? { method: 'Standard Shipping', price: 0 };
  if (part === 'price') {
    if (!/^\d{1,6}(\.\d{1,2})?$/.test(value)) {
      throw new BadRequestError('shipping.price', `“${value}” isn’t an amount: write it as 99.00.`);
    }
    return { ...info, shipping: { ...shipping, price: Number(value) } };
  }
  if (part === 'method') return { ...info, shipping: { ...shipping, method: value } };
  if (part === 'label') {
    const { label: _, ...rest } = shipping;
    return { ...info, shipping: value === '' ? rest : { ...rest, label: value } };
  }
  throw new BadRequestError('name', `shipping.${part} is none of method, price, label.`);
}

function withSocialLink(info: EditedStore, name: string, url: string) {
  const links = info.socialLinks ?? [];
  const place = links.findIndex((link) => link.name.toLowerCase() === name.toLowerCase());
  const others = links.filter((_, index) => index !== place);
  if (url === '') return { ...info, socialLinks: others };
  const link = { name: links[place]?.name ?? name, url };
  const socialLinks =
    place < 0 ? [...links, link] : links.map((each, index) => (index === place ? link : each));
  return { ...info, socialLinks };
}

function withRate(info: EditedStore, currency: string, value: string) {
  const rate = Number(value);
  if (!/^[A-Z]{3}$/.test(currency) || !(value === '' || rate > 0)) {
    throw new BadRequestError('rate', 'A rate is set as rate.USD 0.012: dollars for one rupee.');
  }
  const { [currency]: _, ...rates } = info.exchangeRates ?? {};
  return { ...info, exchangeRates: value === '' ? rates : { ...rates, [currency]: rate } };
}

/** What isn't set yet of the officer is the company's; without a name there is none. */
function withGrievanceOfficer(info: EditedStore, part: string, value: string) {
  const known = GRIEVANCE_PARTS.find((name) => name === part);
  if (known === undefined) {
    throw new BadRequestError(
      'name',
      `grievance.${part} is none of ${GRIEVANCE_PARTS.join(', ')}.`,
    );
  }
  const { grievanceOfficer, ...rest } = info;
  if (known === 'name' && value === '') return rest;
  const officer = grievanceOfficer ?? {
    name: 'Grievance Officer',
    designation: 'Customer Care',
    email: info.companyEmail,
    phone: info.companyPhone,
  };
  return { ...info, grievanceOfficer: { ...officer, [known]: value } };
}

function withPolicy(info: EditedStore, slug: string, html: string) {
  const { [slug]: _, ...policies } = info.policies;
  return { ...info, policies: html === '' ? policies : { ...policies, [slug]: html } };
}
