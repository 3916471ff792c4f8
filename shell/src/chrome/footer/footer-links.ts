import { pagePaths } from '@storefront/host/contracts';
import { t } from '../../messages/t';

export interface FooterLink {
  to: string;
  label: string;
}

/** The footer's links by section (NAV-08, D31). */
export function footerGroups(pendingOrder: string | undefined): Record<string, FooterLink[]> {
  return {
    [t('Shop')]: [
      { to: pagePaths.products, label: t('All products') },
      { to: pagePaths.collections, label: t('Collections') },
      { to: pagePaths.giftCards, label: t('Gift cards') },
      { to: pagePaths.about, label: t('About us') },
      { to: pagePaths.contact, label: t('Contact') },
    ],
    [t('Help')]: [
      { to: pagePaths.account, label: t('My account') },
      { to: pagePaths.orders, label: t('My orders') },
      { to: pagePaths.trackOrder, label: t('Track order') },
      {
        to: pagePaths.payment(pendingOrder ?? ''),
        label: t('Pay for an order'),
      },
    ],
    [t('Policies')]: [
      { to: pagePaths.terms, label: t('Terms') },
      { to: pagePaths.privacy, label: t('Privacy') },
      { to: pagePaths.refund, label: t('Refunds') },
      { to: pagePaths.return, label: t('Returns') },
      { to: pagePaths.shipping, label: t('Shipping') },
      { to: pagePaths.accessibility, label: t('Accessibility') },
    ],
  };
}
