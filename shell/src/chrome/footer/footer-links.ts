import { pagePaths } from '@storefront/host/contracts';

export interface FooterLink {
  to: string;
  label: string;
}

/** The footer's links by section (NAV-08, D31). */
export function footerGroups(pendingOrder: string | undefined): Record<string, FooterLink[]> {
  return {
    Shop: [
      { to: pagePaths.products, label: 'All products' },
      { to: pagePaths.collections, label: 'Collections' },
      { to: pagePaths.about, label: 'About us' },
      { to: pagePaths.contact, label: 'Contact' },
    ],
    Help: [
      { to: pagePaths.account, label: 'My account' },
      { to: pagePaths.orders, label: 'My orders' },
      { to: pagePaths.trackOrder, label: 'Track order' },
      {
        to: pagePaths.payment(pendingOrder ?? ''),
        label: 'Pay for an order',
      },
    ],
    Policies: [
      { to: pagePaths.terms, label: 'Terms' },
      { to: pagePaths.privacy, label: 'Privacy' },
      { to: pagePaths.refund, label: 'Refunds' },
      { to: pagePaths.return, label: 'Returns' },
      { to: pagePaths.shipping, label: 'Shipping' },
      { to: pagePaths.accessibility, label: 'Accessibility' },
    ],
  };
}
