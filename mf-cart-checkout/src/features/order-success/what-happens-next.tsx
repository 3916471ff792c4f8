import type { ReactNode } from 'react';
import { pagePaths } from '@storefront/host/contracts';
import { ORDER_STATUS, type Order } from '@storefront/host/shop/orders/order';
import { Link } from '@storefront/host/router';
import { formatLongDate } from '@storefront/host/format/dates';
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
export function WhatHappensNext({ order }: WhatHappensNextProps) {
  const steps = order.giftCard ? giftCardSteps(order) : parcelSteps(order);
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

function giftCardSteps({ id, status, giftCard }: Order): Step[] {
  const recipient = giftCard?.recipient ?? '';
  return [
    {
      title: t('We mail it'),
      text:
        status === ORDER_STATUS.delivered || giftCard?.sendOn === undefined
          ? t('Its code goes to {recipient} within minutes.', { recipient })
          : t('Its code goes to {recipient} on {day}.', {
              recipient,
              day: formatLongDate(giftCard.sendOn),
            }),
    },
    {
      title: t('It’s theirs to spend'),
      text: t('Its code is entered in the cart or at the checkout, for one order or several.'),
    },
    {
      title: t('You can change your mind'),
      text: t.rich(
        'As long as none of it is used, you can cancel it on <link>the page of your order</link>.',
        {
          link: (text) => (
            <Link key="link" to={pagePaths.order(id)}>
              {text}
            </Link>
          ),
        },
      ),
    },
  ];
}

function parcelSteps({ id, status, dueOnDelivery }: Order): Step[] {
  return [
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
}
