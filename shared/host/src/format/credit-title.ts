import { t } from '../messages/t';

/** What pays a part of an order, in words: a gift card, by the last letters of its code, or with `null` the store credit. */
export function creditTitle(codeEnding: string | null): string {
  return codeEnding === null
    ? t('Store credit')
    : t('Gift card ending in {ending}', { ending: codeEnding });
}
