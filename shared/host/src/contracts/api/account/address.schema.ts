import { Type, type Static } from 'typebox';
import * as LIMITS from '../../limits';
import { Nullable } from '../common.schema';
import { ShippingAddressSchema } from '../orders/shipping-address.schema';

/**
 * POST /addresses and PUT /addresses/{id}. The fields follow the rules of the checkout's form. Without
 * `isDefault` the default doesn't change; the first address is always the default.
 */
export const AddressRequestSchema = Type.Object({
  ...ShippingAddressSchema.properties,
  label: Type.Optional(
    Nullable(Type.String({ maxLength: LIMITS.addressLabelMax, description: 'Home, Office' })),
  ),
  isDefault: Type.Optional(Type.Boolean()),
});
export type AddressRequest = Static<typeof AddressRequestSchema>;

/** An address of the account's address book, of which exactly one is the default. */
export const AddressSchema = Type.Object({
  id: Type.String(),
  label: Nullable(Type.String()),
  ...ShippingAddressSchema.properties,
  isDefault: Type.Boolean(),
  problem: Type.Optional(
    Type.String({ description: 'Why no order can go there, for instance: not delivered' }),
  ),
});
export type Address = Static<typeof AddressSchema>;

/** POST /addresses and PUT /addresses/{id} */
export const AddressResponseSchema = Type.Object({ data: AddressSchema });

/** GET /addresses: the default first, then the newest. */
export const AddressListSchema = Type.Object({ data: Type.Array(AddressSchema) });
