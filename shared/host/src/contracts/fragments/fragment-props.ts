import { Type, type Static, type TObject } from 'typebox';
import type { JsonSchema, PropsSchema } from './props-schema';

export { PropsSchema } from './props-schema';
export type { JsonSchema };
export { Type };

/**
 * The props of each fragment that the remotes of this code base provide, by its name: JSON schemas, which the registry
 * carries, and from which the types follow (docs/contracts/fragments.md). Within a major version of the fragment's contract
 * optional props may be added; nothing is changed or removed.
 */
export const FRAGMENT_PROPS = {
  /** Products that the merchant has chosen to be worn together, in this order. */
  'catalog.look': Type.Object({ productIds: Type.Array(Type.String()) }),
  /** Products that go with the given ones, which are left out. */
  'catalog.recommendations': Type.Object({ productIds: Type.Array(Type.String()) }),
  /** Products that were opened on this device, without the one whose page this is. */
  'catalog.recently-viewed': Type.Object({ except: Type.Optional(Type.String()) }),
  /** What buyers say about a product, which is named by its id or handle. */
  'catalog.reviews': Type.Object({ productId: Type.String() }),
  /** The search field, with suggestions while the shopper types; it takes the focus in a dialog. */
  'catalog.search': Type.Object({}),
  /** Links to the sub-categories of one of the store's categories. */
  'catalog.sub-categories': Type.Object({ category: Type.String() }),
  /** The lines of the cart, for the drawer that the header's bag opens. */
  'cart.bag': Type.Object({}),
  /** The state of a signed-in shopper's order that is unpaid, or on its way. */
  'orders.latest': Type.Object({}),
  /** The form for the newsletter. */
  'content.newsletter': Type.Object({}),
  /** The shop's promises about delivery, returns and payment. */
  'content.promises': Type.Object({}),
};

/** The type of the props that fit a schema; that of an object without properties allows none. */
export type PropsOf<Schema extends TObject> = [keyof Static<Schema>] extends [never]
  ? Record<string, never>
  : Static<Schema>;

/** Adds the schemas above to what a remote declares of its fragments. Only builds need them, and browsers never. */
export function withListedProps<Fragment extends { props?: PropsSchema }>(
  fragments: Record<string, Fragment>,
): Record<string, Fragment> {
  const listed: Partial<Record<string, PropsSchema>> = FRAGMENT_PROPS;
  return Object.fromEntries(
    Object.entries(fragments).map(([name, fragment]) => {
      const props = listed[name] ?? fragment.props;
      return [name, props ? { ...fragment, props } : fragment];
    }),
  );
}
