import type { ShippingRate } from '@storefront/host/contracts/api';
import { currentLanguage } from '@storefront/host/messages/language';
import type { Database } from '../../../db/database';
import type { Texts } from '../../../db/schema/catalogue/translations';
import { databaseOf } from '../../../db/transaction';
import { isFirstLanguage } from '../../../messages/languages';
import { readShippingRate } from '../../store/store.service';
import { makeWithTextsOf, type TextsOf } from '../../translations/known-texts';
import type { LabelOf } from '../../translations/labels';
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
 * Reads the words for these lines, for answers, refusals, mails and documents, in a transaction too: those in memory, which
 * are a tenth of a second old at most. The language is that of the request if none is given, and null is the first of the
 * shop, in which nothing is asked. Lines keep their values: a change of a label shows in orders that were placed before, too.
 */
export async function readOrderWords(
  db: Database,
  lines: readonly ChosenValues[],
  language: string | null = currentLanguage(),
): Promise<OrderWords> {
  if (language === null || isFirstLanguage(language)) return AS_STORED;
  const rate = await readShippingRate(db);
  return withTexts(db, language, (textsOf) => ({
    labelOf: labelsOf(lines, textsOf),
    shipping: shippingIn(textsOf('store', ''), rate),
  }));
}

/** Reads only what the values of these lines are called, as {@link readOrderWords} does. */
export async function readLabels(
  db: Database,
  lines: readonly ChosenValues[],
  language: string | null = currentLanguage(),
): Promise<LabelOf> {
  if (language === null || isFirstLanguage(language)) return AS_STORED.labelOf;
  return withTexts(db, language, (textsOf) => labelsOf(lines, textsOf));
}

function withTexts<Value>(
  db: Database,
  language: string,
  make: (textsOf: TextsOf) => Value,
): Promise<Value> {
  return makeWithTextsOf(databaseOf(db), language)(make, db);
}

/** Looks all labels up at once, because the memory may have dropped them later. */
function labelsOf(lines: readonly ChosenValues[], textsOf: TextsOf): LabelOf {
  const labels = new Map(
    lines.flatMap(valuesOfChoice).map((value) => [value, textsOf('value', value).label]),
  );
  return (value) => labels.get(value);
}

/** The words of a rate, where they are still those of the store's own. */
function shippingIn(texts: Texts, { method, label }: ShippingRate): OrderWords['shipping'] {
  return (rate) => ({
    ...rate,
    ...(rate.method === method && { method: texts['shipping.method'] ?? method }),
    ...(rate.label !== undefined &&
      rate.label === label && { label: texts['shipping.label'] ?? label }),
  });
}
