export interface FooterLink {
  to: string;
  label: string;
}

/** The footer's links by section (NAV-08, D31). */
export function footerGroups(pendingOrder: string | undefined): Record<string, FooterLink[]> {
  return {
    Shop: [
      { to: '/products', label: 'All products' },
      { to: '/about', label: 'About us' },
      { to: '/contact', label: 'Contact' },
    ],
    Help: [
      { to: '/account', label: 'My account' },
      { to: '/orders', label: 'My orders' },
      { to: '/track-order', label: 'Track order' },
      {
        to: `/payment?orderId=${encodeURIComponent(pendingOrder ?? '')}`,
        label: 'Pay for an order',
      },
    ],
    Policies: [
      { to: '/terms', label: 'Terms' },
      { to: '/privacy', label: 'Privacy' },
      { to: '/refund', label: 'Refunds' },
      { to: '/return', label: 'Returns' },
      { to: '/shipping', label: 'Shipping' },
    ],
  };
}
