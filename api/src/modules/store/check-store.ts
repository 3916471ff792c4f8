import { Type } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { POLICY_SLUGS } from '@storefront/host/contracts';
import { LIMITS, PictureSchema, StoreInfoSchema } from '@storefront/host/contracts/api';
import { gstinRule, normaliseGstin } from '@storefront/host/contracts/validation';
import { BadRequestError } from '../../http/errors';
import { type ByPlace, byPlace, placesOf, placesWith } from '../pictures/store-pictures/places';
import {
  type EditedPicture,
  type EditedStore,
  isSourced,
  type SourcedPicture,
  SourcedPictureSchema,
} from './edited-store';

const AddressOfFile = Type.String({ pattern: '^$|^/(?!/)|^https?://', maxLength: 2000 });
const Text = (maxLength: number) => Type.String({ maxLength });

const EditedPictureSchema = Type.Union([
  SourcedPictureSchema,
  Type.Object(PictureSchema.properties, { additionalProperties: false }),
]);

/** What may be stored: the shape of the response, within limits, with the sources of pictures. */
const StoredStoreSchema = Type.Object(
  {
    ...StoreInfoSchema.properties,
    storeName: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    companyName: Text(200),
    companyAddress: Text(500),
    companyEmail: Type.Union([Type.Literal(''), Type.String({ format: 'email', maxLength: 254 })]),
    companyPhone: Text(40),
    companyLogoUrl: AddressOfFile,
    description: Text(1000),
    categories: Type.Array(Type.String({ minLength: 1, maxLength: LIMITS.categoryMax }), {
      maxItems: 20,
      uniqueItems: true,
    }),
    policies: Type.Partial(
      Type.Object(Object.fromEntries(POLICY_SLUGS.map((slug) => [slug, Text(200_000)]))),
      { additionalProperties: false },
    ),
    pictures: Type.Optional(
      Type.Object(
        {
          hero: Type.Optional(EditedPictureSchema),
          promo: Type.Optional(EditedPictureSchema),
          categories: Type.Optional(Type.Record(Type.String(), EditedPictureSchema)),
        },
        { additionalProperties: false },
      ),
    ),
    socialLinks: Type.Optional(
      Type.Array(
        Type.Object({
          name: Type.String({ minLength: 1, maxLength: 40 }),
          url: Type.String({ pattern: '^https?://\\S+$', maxLength: 500 }),
        }),
        { maxItems: 20 },
      ),
    ),
  },
  { additionalProperties: false },
);

/** The store's information, if it can be stored. Throws a {@link BadRequestError} that names what is wrong. */
export function checkStore(info: unknown): EditedStore {
  if (!Check(StoredStoreSchema, info)) {
    const [error] = Errors(StoredStoreSchema, info);
    const name = error?.instancePath.slice(1).replaceAll('/', '.') || 'the store';
    throw new BadRequestError(name, `${name} ${error?.message}.`);
  }
  const { pictures, ...rest } = info as EditedStore;
  const problem = gstinRule(rest.gstin ?? '', {});
  if (problem !== undefined) throw new BadRequestError('gstin', `${problem}.`);
  return {
    ...rest,
    ...(rest.gstin && { gstin: normaliseGstin(rest.gstin) }),
    ...(pictures && { pictures: checkPictures(pictures, rest.categories) }),
  };
}

/** Pictures with a source are those of categories that the store has, and without what became of them. */
function checkPictures(pictures: ByPlace<EditedPicture>, categories: string[]) {
  const known = placesWith(categories);
  const checked = new Map<string, EditedPicture>();
  for (const [place, picture] of placesOf(pictures)) {
    if (isSourced(picture) && !known.has(place)) {
      const name = `picture.${place}`;
      const names = categories.join(', ') || 'none yet';
      throw new BadRequestError(name, `${name} isn’t of a category of the store: ${names}.`);
    }
    checked.set(place, isSourced(picture) ? withoutStatus(picture) : picture);
  }
  return byPlace(checked);
}

function withoutStatus({ source, alt }: SourcedPicture): SourcedPicture {
  return { source, ...(alt && { alt }) };
}
