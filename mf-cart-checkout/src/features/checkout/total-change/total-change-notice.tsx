import { useEffect, useId, useRef } from 'react';
import { pagePaths } from '@storefront/host/contracts';
import { formatRupees } from '@storefront/host/format/money';
import { cartTotal } from '@storefront/host';
import { shippingLabel } from '@storefront/host/shop/store/shipping-rate';
import { Link } from '@storefront/host/router';
import { lineDetails, lineKeyText } from '../../../lib/line-variant';
import { secondaryText } from '../../../lib/summary-layout.styles';
import { ChangeRow } from './change-row';
import { discountOf } from '../../../lib/quote/order-quote';
import { t } from '../../../messages/t';
import type { TotalChange } from './total-change';
import { cartLink, grandTotal, notice, rows, title } from './total-change.styles';

interface TotalChangeNoticeProps {
  change: TotalChange;
}

/**
 * Shows line by line how the total differs from the one that the shopper saw, before anything is
 * ordered (CHK-10). It gets the focus: the submit button below it now accepts the new total.
 */
export function TotalChangeNotice({ change: { before, after } }: TotalChangeNoticeProps) {
  const root = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => root.current?.focus(), [after]);
  // What gift cards and store credit leave to be paid may change while the total stays the same.
  const changed = before.total === after.total ? 'toPay' : 'total';
  const hasCredits = before.credits.length > 0 || after.credits.length > 0;

  return (
    <section
      ref={root}
      css={notice}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-summary`}
    >
      <div>
        <h3 id={`${id}-title`} css={title}>
          {changed === 'total' ? t('The total has changed') : t('What is left to pay has changed')}
        </h3>
        <p id={`${id}-summary`}>
          {t('It was {before} and is now {after}. Nothing has been ordered yet.', {
            before: formatRupees(before[changed]),
            after: formatRupees(after[changed]),
          })}
        </p>
      </div>
      <dl css={rows}>
        {after.lines.map((line, index) => {
          const was = before.lines[index] ?? line;
          return was.price === line.price ? null : (
            <ChangeRow
              key={lineKeyText(line)}
              before={formatRupees(cartTotal({ lines: [was] }))}
              after={formatRupees(cartTotal({ lines: [line] }))}
            >
              {line.name}
              <span css={secondaryText}>{lineDetails(line)}</span>
            </ChangeRow>
          );
        })}
        <ChangeRow before={formatRupees(before.subtotal)} after={formatRupees(after.subtotal)}>
          {t('Subtotal')}
        </ChangeRow>
        {discountOf(before) === discountOf(after) ? null : (
          <ChangeRow
            before={formatRupees(-discountOf(before))}
            after={formatRupees(-discountOf(after))}
          >
            {t('Discount')}
          </ChangeRow>
        )}
        <ChangeRow before={shippingLabel(before.shipping)} after={shippingLabel(after.shipping)}>
          {t('Shipping')}
        </ChangeRow>
        <ChangeRow
          css={grandTotal}
          before={formatRupees(before.total)}
          after={formatRupees(after.total)}
        >
          {t('Total')}
        </ChangeRow>
        {hasCredits ? (
          <ChangeRow before={formatRupees(before.toPay)} after={formatRupees(after.toPay)}>
            {t('To pay')}
          </ChangeRow>
        ) : null}
      </dl>
      <Link to={pagePaths.cart} css={cartLink}>
        {t('Edit your cart')}
      </Link>
    </section>
  );
}
