import { css } from '@emotion/react';
import { color, text } from '@storefront/ui/theme';
import { t } from '../../../messages/t';
import { CASH_ON_DELIVERY_ID } from './cash-on-delivery';

const hint = css`
  color: ${color('text-soft')};
  font-size: ${text('sm')};

  a {
    color: ${color('text')};
  }
`;

/** Above the payment form, which is long: leads to the way to pay below it. */
export function WayToCashOnDelivery() {
  return (
    <p css={hint}>
      {t.rich('Would you rather pay the courier? <link>See cash on delivery</link>', {
        link: (text) => (
          <a key="link" href={`#${CASH_ON_DELIVERY_ID}`}>
            {text}
          </a>
        ),
      })}
    </p>
  );
}
