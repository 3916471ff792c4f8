import type { ApiProcess } from '../processes/api-process';

/** A product with a choice of length, whose variants have different prices. */
export interface ChainNames {
  id: string;
  /** Its part of the address of its page. */
  handle: string;
  /** The part that it had before. */
  formerHandle: string;
  title: string;
  /** The product whose category and pictures it has. */
  like: string;
}

/** What the variants of a chain cost, in rupees. */
export const CHAIN_PRICES = {
  /** Silver of 40 cm, at the price of the product. */
  lowest: 1299,
  /** Silver of 45 cm, reduced from `longBefore`. */
  long: 1499,
  longBefore: 1799,
  /** Gold of 45 cm. */
  highest: 2499,
} as const;

/**
 * Adds a chain to an API's products, first in the list of its category: silver
 * in 40 and 45 cm, gold in 45 cm; gold in 40 cm is sold out.
 */
export function addChain(api: ApiProcess, chain: ChainNames): Promise<void> {
  const { lowest, long, longBefore, highest } = CHAIN_PRICES;
  return api.changeData(ADD_CHAIN, [
    chain.id,
    chain.handle,
    chain.title,
    chain.like,
    [{ key: 'color', value: ['Silver', 'Gold'] }],
    ['Length'],
    'House of Noor',
    `${chain.title} in Silver and Gold`,
    'A chain for every day.',
    chain.formerHandle,
    paise(lowest),
    paise(long),
    paise(longBefore),
    paise(highest),
  ]);
}

/** Changes what silver of 45 cm costs, in rupees. */
export function changeLongPrice(api: ApiProcess, id: string, price: number): Promise<void> {
  const statement = `
    update variants set discounted_price = $1
    where product_id = $2 and color = 'Silver' and options ->> 'Length' = '45 cm'`;
  return api.changeData(statement, [paise(price), id]);
}

const paise = (rupees: number) => Math.round(rupees * 100);

/** One statement, because that is what `changeData` runs. */
const ADD_CHAIN = `
  with model as (select * from products where id = $4),
  chain as (
    insert into products (
      id, handle, title, description, img_url, images, category, parent_category, vendor, seo_title,
      seo_description, regular_price, price_varies, featured, attributes, option_names, created_at
    )
    values (
      $1, $2, $3, 'Fine links, polished by hand.', (select img_url from model),
      (select images from model), (select category from model), (select parent_category from model),
      $7, $8, $9, $11, true, true, $5, $6, now()
    )
    returning id
  ),
  former as (insert into former_handles (handle, product_id) values ($10, $1))
  insert into variants (
    product_id, size, color, options, position, stock, regular_price, discounted_price
  )
  values
    ($1, '', 'Silver', '{"Length":"40 cm"}', 0, 9, $11, null),
    ($1, '', 'Silver', '{"Length":"45 cm"}', 1, 9, $13, $12),
    ($1, '', 'Gold', '{"Length":"40 cm"}', 2, 0, $14, null),
    ($1, '', 'Gold', '{"Length":"45 cm"}', 3, 9, $14, null)`;
