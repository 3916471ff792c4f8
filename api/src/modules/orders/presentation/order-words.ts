import type { ShippingRate } from '@storefront/host/contracts/api';
import { currentLanguage } from '@storefront/host/messages/language';
import type { Database } from '../../../db/database';
import { isFirstLanguage } from '../../../messages/languages';
import { readShippingRate } from '../../store/store.service';
import type { TextsIn, TextsOf } from '../../translations/known-texts';
import type { LabelOf } from '../../translations/labels';
import { byKind, prepareFindTexts } from '../../translations/translations.repository';
import { type ChosenValues, valuesOfChoice } from '../line-variant';

/** What the values of lines and the shipping of orders are called in a language. */
export interface OrderWords {
  labelOf: LabelOf;
  /** The method and the label of a rate, where they are still those of the store. */
  shipping: <Rate extends Pick<ShippingRate, 'method' | 'label'>>(rate: Rate) => Rate;
}

/** Those of the shop’s first language, in which everything is stored. */
export const AS_STORED: OrderWords = { labelOf: () => undefined, shipping: (rate) => rate };

/**
 * Reads the words for these lines in the language of the request; in the first of the shop, nothing is asked. Lines keep their
 * values: a change of a label shows in orders that were placed before, too.
 */
export type ReadOrderWords = (lines: readonly ChosenValues[]) => Promise<OrderWords>;

/**
 * Creates what reads words for answers, from the texts in memory. Not for use in transactions: the memory asks the database
 * by a connection of its own, which may be waiting for theirs.
 */
export function createReadOrderWords(db: Database, textsIn: TextsIn): ReadOrderWords {
  return async (lines) => {
    const makeWithTexts = textsIn(currentLanguage());
    if (!makeWithTexts) return AS_STORED;
    const rate = await readShippingRate(db);
    return makeWithTexts((textsOf) => orderWords(lines, rate, textsOf));
  };
}

/**
 * Finds the same words in a transaction, for mails, documents and refusals; the language is that of the request if none is
 * given, and null is the first of the shop.
 */
export async function findOrderWords(
  tx: Database,
  lines: readonly ChosenValues[],
  language: string | null = currentLanguage(),
): Promise<OrderWords> {
  if (language === null || isFirstLanguage(language)) return AS_STORED;
  const found = await prepareFindTexts(
    tx,
    language,
  )({
    ...byKind(() => []),
    value: lines.flatMap(valuesOfChoice),
    store: [''],
  });
  const rate = await readShippingRate(tx);
  return orderWords(lines, rate, (kind, name) => found[kind].get(name) ?? {});
}

/** Looks all texts up at once, because the memory may have dropped them later. */
function orderWords(
  lines: readonly ChosenValues[],
  { method, label }: ShippingRate,
  textsOf: TextsOf,
): OrderWords {
  const texts = textsOf('store', '');
  const labels = new Map(
    lines.flatMap(valuesOfChoice).map((value) => [value, textsOf('value', value).label]),
  );
  return {
    labelOf: (value) => labels.get(value),
    shipping: (rate) => ({
      ...rate,
      ...(rate.method === method && { method: texts['shipping.method'] ?? method }),
      ...(rate.label !== undefined &&
        rate.label === label && { label: texts['shipping.label'] ?? label }),
    }),
  };
}
