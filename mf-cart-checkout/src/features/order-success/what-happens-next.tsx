import { pagePaths } from '@storefront/host/contracts';
import { ORDER_STATUS, type Order } from '@storefront/host/shop/orders/order';
import { Link } from '@storefront/host/router';
import { next, nextNumber, nextStep, nextTitle } from './order-success.styles';

interface WhatHappensNextProps {
  /** A paid order. */
  order: Order;
}

/** The steps from the payment to the delivery, and where the shopper can follow them. */
export function WhatHappensNext({ order: { id, status, dueOnDelivery } }: WhatHappensNextProps) {
  const steps = [
    {
      title: 'We prepare it',
      text:
        status !== ORDER_STATUS.processing
          ? 'Your order is packed.'
          : dueOnDelivery === undefined
            ? 'Your payment has arrived, and we are packing your order.'
            : 'Your order is confirmed, and we are packing it.',
    },
    {
      title: 'It ships',
      text: (
        <>
          From then on it has a tracking number:{' '}
          <Link to={pagePaths.trackOrderById(id)}>track this order</Link>.
        </>
      ),
    },
    {
      title: 'It is yours',
      text: (
        <>
          Should anything not be right, read <Link to={pagePaths.return}>how returns work</Link>.
        </>
      ),
    },
  ];
  return (
    <ol css={next} aria-label="What happens next">
      {steps.map(({ title, text }, index) => (
        <li key={title} css={nextStep}>
          <span css={nextNumber} aria-hidden="true">
            {index + 1}
          </span>
          <h2 css={nextTitle}>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
