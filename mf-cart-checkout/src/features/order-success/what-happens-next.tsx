import { pagePaths } from '@storefront/host/contracts';
import { Link } from '@storefront/host/router';
import { next, nextNumber, nextStep, nextTitle } from './order-success.styles';

interface WhatHappensNextProps {
  orderId: string;
}

/** The steps from the payment to the delivery, and where the shopper can follow them. */
export function WhatHappensNext({ orderId }: WhatHappensNextProps) {
  const steps = [
    { title: 'We prepare it', text: 'Once the payment is confirmed, the order is processed.' },
    {
      title: 'It ships',
      text: (
        <>
          From then on it has a tracking number:{' '}
          <Link to={pagePaths.trackOrderById(orderId)}>track this order</Link>.
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
