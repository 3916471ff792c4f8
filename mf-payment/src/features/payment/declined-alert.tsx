import { css } from '@emotion/react';
import { Alert } from '@storefront/ui/feedback/alert';
import { useEffect, useRef } from 'react';
import { t } from '../../messages/t';

/** Receives the focus from a script, so it shows no focus ring. */
const box = css`
  max-width: var(--size-prose);

  &:focus {
    outline: none;
  }
`;

/** Says that the provider's page has sent the shopper back without a payment; has the focus, and so is in sight. */
export function DeclinedAlert() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);

  return (
    <div ref={element} css={box} tabIndex={-1}>
      <Alert>{t('Your payment was declined. Nothing was charged; you can try again.')}</Alert>
    </div>
  );
}
