import { css } from '@emotion/react';
import { pagePaths } from '@storefront/host/contracts';
import { useStoreInfo } from '@storefront/host';
import { Link } from '@storefront/host/router';
import { shippingLabel } from '@storefront/host/shop/store/shipping-rate';
import { color, space, text } from '@storefront/ui/theme';
import { quietLink } from '../product.styles';
import { t } from '../../../messages/t';

const list = css`
  border-block-end: 1px solid ${color('line')};
  font-size: ${text('sm')};
`;

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space(3)};
  padding-block: ${space(0.5)};
  border-block-start: 1px solid ${color('line')};
  color: ${color('text-soft')};
`;

/** Shipping and returns in a line each, with a link to the policy. */
export function Reassurance() {
  const shipping = useStoreInfo((state) => state.info?.shipping);
  const promises = [
    {
      text: t('Shipping: {rate}', { rate: shippingLabel(shipping) }),
      link: t('Delivery times'),
      to: pagePaths.shipping,
    },
    { text: t('Not quite right?'), link: t('Returns'), to: pagePaths.return },
  ];
  return (
    <ul role="list" css={list} aria-label={t('Shipping and returns')}>
      {promises.map((promise) => (
        <li key={promise.to} css={line}>
          {promise.text}
          <Link css={quietLink} to={promise.to}>
            {promise.link}
          </Link>
        </li>
      ))}
    </ul>
  );
}
