import { orderStatusTone } from '@storefront/host/shop/orders/order';
import { TextLink } from '@storefront/ui/actions/text-link';
import { formatMoment } from '@storefront/host/format/dates';
import { t } from '../../messages/t';
import { about, current, reached, step, timeline, tones } from './order-timeline.styles';
import { timelineSteps, type TimelineOrder } from './timeline-steps';

interface OrderTimelineProps {
  order: TimelineOrder;
}

/** The steps of an order, with the dates of those that are reached, and of the delivery; nothing if its status is unknown. */
export function OrderTimeline({ order }: OrderTimelineProps) {
  const steps = timelineSteps(order);
  if (steps.length === 0) return null;
  return (
    <ol css={timeline} aria-label={t('Timeline')}>
      {steps.map(({ kind, label, state, at, expected, carrier, trackingUrl }) => (
        <li
          key={kind}
          css={[
            step,
            state === 'done' && reached,
            state === 'current' && current,
            state === 'current' && tones[orderStatusTone(order.status)],
          ]}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span>{label}</span>
          {state === 'done' ? <span className="visually-hidden">{t(', done')}</span> : null}
          {state !== 'coming' && at ? (
            <time css={about} dateTime={at}>
              {formatMoment(at)}
            </time>
          ) : null}
          {expected ? <span css={about}>{expected}</span> : null}
          {carrier ? <span css={about}>{t('with {carrier}', { carrier })}</span> : null}
          {trackingUrl ? (
            <TextLink css={about} standalone to={trackingUrl} target="_blank" rel="noopener">
              {t('Track the parcel')}
            </TextLink>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
