import type { AlertSubject } from '@storefront/host/contracts/api';
import { t } from '../../messages/t';

/** What an alert is about, as the shopper asks for it. */
export function alertTitle(about: AlertSubject): string {
  return about === 'stock' ? t('Tell me when it is back') : t('Tell me when it costs less');
}
