import type { ShippingRate } from '@storefront/host/contracts/api';
import { currentLanguage } from '@storefront/host/messages/language';
import type { Database } from '../../../db/database';
import { isFirstLanguage } from '../../../messages/languages';
import { readShippingRate } from '../../store/store.service';
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
 * Finds the words for these lines in a language, which is that of the request if none is given; null is the first of the shop,
 * in which nothing is asked. Lines keep their values: a change of a label shows in orders that were placed before, too.
 */
export async function findOrderWords(
  db: Database,
  lines: readonly ChosenValues[],
  language: string | null = currentLanguage(),
): Promise<OrderWords> {
  if (language === null || isFirstLanguage(language)) return AS_STORED;
  const { value, store } = await prepareFindTexts(
    db,
    language,
  )({
    ...byKind(() => []),
    value: lines.flatMap(valuesOfChoice),
    store: [''],
  });
  const texts = store.get('') ?? {};
  const { method, label } = await readShippingRate(db);
  return {
    labelOf: (name) => value.get(name)?.label,
    shipping: (rate) => ({
      ...rate,
      ...(rate.method === method && { method: texts['shipping.method'] ?? method }),
      ...(rate.label !== undefined &&
        rate.label === label && { label: texts['shipping.label'] ?? label }),
    }),
  };
}
