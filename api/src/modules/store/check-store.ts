import { Type } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { POLICY_SLUGS } from '@storefront/shared/contracts';
import { LIMITS, type StoreInfo, StoreInfoSchema } from '@storefront/shared/contracts/api';
import { gstinRule, normaliseGstin } from '@storefront/shared/contracts/validation';
import { BadRequestError } from '../../http/errors';

const AddressOfFile = Type.String({ pattern: '^$|^/(?!/)|^https?://', maxLength: 2000 });
const Text = (maxLength: number) => Type.String({ maxLength });

/** What may be stored: the shape of the response, within limits. */
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
export function checkStore(info: unknown): StoreInfo {
  if (!Check(StoredStoreSchema, info)) {
    const [error] = Errors(StoredStoreSchema, info);
    const name = error?.instancePath.slice(1).replaceAll('/', '.') || 'the store';
    throw new BadRequestError(name, `${name} ${error?.message}.`);
  }
  const { gstin } = info;
  const problem = gstinRule(gstin ?? '', {});
  if (problem !== undefined) throw new BadRequestError('gstin', `${problem}.`);
  return { ...(info as StoreInfo), ...(gstin && { gstin: normaliseGstin(gstin) }) };
}
