import { css } from '@emotion/react';
import { useRef } from 'react';
import { space } from '@storefront/ui/theme';
import { Badge } from '@storefront/ui/feedback/badge';
import { TextLink } from '@storefront/ui/actions/text-link';
import { header, secondaryText } from '../../../components/order-panel.styles';
import { ReturnLabel } from '../../../components/return-label';
import { formatMoment } from '@storefront/host/format/dates';
import type { OrderReturn } from '../../../lib/order/order-return';
import type { OrderWithHistory } from '../../../lib/order/order-with-history';
import {
  returnedLineLabel,
  returnStateLabels,
  nextReturnStep,
} from '../../../lib/order/return-labels';
import { t } from '../../../messages/t';
import { WithdrawReturn } from './withdraw-return';

const box = css`
  display: grid;
  gap: ${space(1)};
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
`;

interface ReturnEntryProps {
  order: OrderWithHistory;
  entry: OrderReturn;
  /** Called with the order after the return was withdrawn. */
  onChange: (order: OrderWithHistory) => void;
}

/** One return or exchange: its lines, its state, and what happens next (ORDP-06). */
export function ReturnEntry({ order, entry, onChange }: ReturnEntryProps) {
  const { label, tone } = returnStateLabels()[entry.state];
  const events = order.timeline.filter(({ returnId }) => returnId === entry.id);
  const trackingUrl = events.findLast((event) => event.trackingUrl !== undefined)?.trackingUrl;
  const reason = events.findLast((event) => event.reason !== undefined)?.reason;
  const next = nextReturnStep(order, entry);
  const heading = useRef<HTMLHeadingElement>(null);

  function showChange(changed: OrderWithHistory) {
    const isWithdrawable = changed.returns.some(
      ({ id, canWithdraw }) => id === entry.id && canWithdraw,
    );
    // The button that has the focus is removed.
    if (!isWithdrawable) heading.current?.focus();
    onChange(changed);
  }

  return (
    <li css={box}>
      <div css={header}>
        <h3 ref={heading} tabIndex={-1}>
          {entry.kind === 'exchange' ? t('Exchange') : t('Return')}
        </h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {entry.lines.map((line) => (
        <p key={line.itemId}>{returnedLineLabel(order, entry, line)}</p>
      ))}
      <p css={secondaryText}>{formatMoment(events.at(-1)?.at ?? entry.createdAt)}</p>
      {next === undefined ? null : <p css={secondaryText}>{next}</p>}
      {entry.state === 'refused' && reason ? <p css={secondaryText}>{reason}</p> : null}
      <div css={actions}>
        {trackingUrl ? (
          <TextLink standalone to={trackingUrl} target="_blank" rel="noopener">
            {t('Track the parcel')}
          </TextLink>
        ) : null}
        {entry.state === 'requested' ? (
          <ReturnLabel orderId={order.id} returnId={entry.id} />
        ) : null}
        {entry.canWithdraw ? (
          <WithdrawReturn orderId={order.id} entry={entry} onChange={showChange} />
        ) : null}
      </div>
    </li>
  );
}
