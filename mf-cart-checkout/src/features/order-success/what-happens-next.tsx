import type { ReactNode } from 'react';
import { pagePaths } from '@storefront/host/contracts';
import { ORDER_STATUS, type Order } from '@storefront/host/shop/orders/order';
import { Link } from '@storefront/host/router';
import { t } from '../../messages/t';
import { next, nextNumber, nextStep, nextTitle } from './order-success.styles';

interface WhatHappensNextProps {
  /** A paid order. */
  order: Order;
}

interface Step {
  title: string;
  text: ReactNode;
}

/** The steps from the payment to the delivery, and where the shopper can follow them. */
export function WhatHappensNext({ order: { id, status, dueOnDelivery } }: WhatHappensNextProps) {
  const steps: Step[] = [
    {
      title: t('We prepare it'),
      text:
        status !== ORDER_STATUS.processing
          ? t('Your order is packed.')
          : dueOnDelivery === undefined
            ? t('Your payment has arrived, and we are packing your order.')
            : t('Your order is confirmed, and we are packing it.'),
    },
    {
      title: t('It ships'),
      text: t.rich('From then on it has a tracking number: <link>track this order</link>.', {
        link: (text) => (
          <Link key="link" to={pagePaths.trackOrderById(id)}>
            {text}
          </Link>
        ),
      }),
    },
    {
      title: t('It is yours'),
      text: t.rich('Should anything not be right, read <link>how returns work</link>.', {
        link: (text) => (
          <Link key="link" to={pagePaths.return}>
            {text}
          </Link>
        ),
      }),
    },
  ];
  return (
    <ol css={next} aria-label={t('What happens next')}>
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
