import type { OrderCredit } from '@storefront/host/contracts/api';
import { isObject, listOrEmpty, readAmount, readText } from '../../response/read-response';

/** Reads what gift cards and store credit pay of an order or a quote; an entry without an amount is left out. */
export function parseOrderCredits(value: unknown): OrderCredit[] {
  return listOrEmpty(value)
    .filter(isObject)
    .flatMap(({ codeEnding, amount: given }) => {
      const amount = readAmount(given);
      if (amount === undefined || amount === 0) return [];
      return [{ codeEnding: readText(codeEnding) ?? null, amount }];
    });
}
