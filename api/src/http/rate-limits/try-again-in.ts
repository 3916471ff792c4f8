import { t } from '../../messages/t';

/** When a shopper can try again, in whole seconds or minutes. */
export function tryAgainIn(seconds: number): string {
  return seconds < 60
    ? t('Please try again in {count, plural, one {# second} other {# seconds}}.', {
        count: seconds,
      })
    : t('Please try again in {count, plural, one {# minute} other {# minutes}}.', {
        count: Math.ceil(seconds / 60),
      });
}
