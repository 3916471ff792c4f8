import { css } from '@emotion/react';
import { useStoreInfo } from '@storefront/shared/host';
import { color, media, size, space, text } from '@storefront/shared/theme';
import { Container } from '@storefront/shared/ui/container';
import { useState } from 'react';
import { usePendingOrder } from '../app/shell-state';
import { FooterSection, type FooterLink } from './footer-section';

const footer = css`
  margin-block-start: ${space(8)};
  padding-block: ${space(5)};
  border-block-start: 1px solid ${color('line')};
  background: ${color('raised')};
`;

const sections = css`
  display: grid;

  ${media.desktop} {
    grid-template-columns: 2fr 1fr 1fr 1fr;
    gap: ${space(5)};
  }
`;

const company = css`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding-block-end: ${space(3)};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

const contact = css`
  display: grid;
  justify-items: start;
`;

const contactLink = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size('touch')};

  ${media.desktop} {
    min-height: 32px;
  }
`;

const SHOP: FooterLink[] = [
  { to: '/products', label: 'All products' },
  { to: '/about', label: 'About us' },
  { to: '/contact', label: 'Contact' },
];

const POLICIES: FooterLink[] = [
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/refund', label: 'Refunds' },
  { to: '/return', label: 'Returns' },
  { to: '/shipping', label: 'Shipping' },
];

/** The shop's foot: company details and all links (NAV-07 to NAV-09). */
export function Footer() {
  const info = useStoreInfo((state) => state.info);
  const pendingOrder = usePendingOrder((state) => state.orderId);
  const [open, setOpen] = useState<string>();

  const help: FooterLink[] = [
    { to: '/account', label: 'My account' },
    { to: '/orders', label: 'My orders' },
    { to: '/track-order', label: 'Track order' },
    { to: `/payment?orderId=${encodeURIComponent(pendingOrder ?? '')}`, label: 'Pay for an order' },
  ];
  const groups = { Shop: SHOP, Help: help, Policies: POLICIES };

  return (
    <footer css={footer} data-boundary="shell">
      <Container css={sections}>
        <div css={company}>
          <strong>{info?.companyName || info?.storeName}</strong>
          {info?.description && <p>{info.description}</p>}
          {info?.companyAddress && <address>{info.companyAddress}</address>}
          <div css={contact}>
            {info?.companyEmail && (
              <a css={contactLink} href={`mailto:${info.companyEmail}`}>
                {info.companyEmail}
              </a>
            )}
            {info?.companyPhone && (
              <a css={contactLink} href={`tel:${info.companyPhone}`}>
                {info.companyPhone}
              </a>
            )}
          </div>
        </div>
        {Object.entries(groups).map(([title, links]) => (
          <FooterSection
            key={title}
            title={title}
            links={links}
            open={open === title}
            onToggle={() => setOpen(open === title ? undefined : title)}
          />
        ))}
      </Container>
    </footer>
  );
}
