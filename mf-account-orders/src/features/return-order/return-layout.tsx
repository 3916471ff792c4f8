import { useEffect, useRef, type ReactNode } from 'react';
import { pagePaths } from '@storefront/host/contracts';
import { TextLink } from '@storefront/ui/actions/text-link';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { secondaryText } from '../../components/order-panel.styles';
import { Page } from '../../components/page';
import { t } from '../../messages/t';
import { header, narrow } from './return.styles';

interface ReturnLayoutProps {
  orderId: string;
  heading: string;
  lead: string;
  /** The number of the step; when it changes, the heading gets the focus. */
  step: number;
  children: ReactNode;
}

/** The layout of each step of the return: the link back to the order, the heading, and a column. */
export function ReturnLayout({ orderId, heading, lead, step, children }: ReturnLayoutProps) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    top.current?.querySelector('h1')?.focus();
  }, [step]);

  return (
    <Page>
      <div css={header} ref={top}>
        <nav aria-label={t('Back')}>
          <TextLink standalone css={secondaryText} to={pagePaths.order(orderId)}>
            {t('Order {id}', { id: orderId })}
          </TextLink>
        </nav>
        <PageHeading lead={lead}>{heading}</PageHeading>
      </div>
      <div css={narrow}>{children}</div>
    </Page>
  );
}
