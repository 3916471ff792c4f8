import type { OrderOffer } from '@storefront/host/contracts/api';
import { isObject, listOrEmpty, readAmount, readText } from '../../response/read-response';

/** Reads the offers of an order or a quote; one without a title is left out. */
export function parseOrderOffers(value: unknown): OrderOffer[] {
  return listOrEmpty(value)
    .filter(isObject)
    .flatMap(({ title: given, code, discount }) => {
      const title = readText(given);
      if (title === undefined) return [];
      return [{ title, code: readText(code) ?? null, discount: readAmount(discount) ?? 0 }];
    });
}
