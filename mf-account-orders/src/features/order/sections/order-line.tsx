import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { DEFAULT_COLOR, pagePaths } from '@storefront/host/contracts';
import { Link } from '@storefront/host/router';
import { space, text } from '@storefront/ui/theme';
import { itemsTotal } from '@storefront/host/shop/orders/items-total';
import type { OrderItem } from '@storefront/host/shop/orders/order';
import { shortVariantLabel } from '@storefront/host/shop/catalogue/variant';
import { TextLink } from '@storefront/ui/actions/text-link';
import { ProductImage } from '@storefront/ui/media/product-image';
import { Price } from '@storefront/ui/product/price';
import { secondaryText } from '../../../components/order-panel.styles';
import { t } from '../../../messages/t';

const line = css`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto;
  gap: ${space(2)};
`;

const picture = css`
  width: 96px;
  height: 128px;
`;

const about = css`
  display: grid;
  align-content: start;
  gap: ${space(0.5)};
`;

const name = css`
  font-size: ${text('lg')};
  overflow-wrap: anywhere;
`;

interface OrderLineProps {
  item: OrderItem;
  /** What can be done with the line. */
  children?: ReactNode;
}

/** The page of an item's product, in the colour that was ordered. */
function pathOfProduct({ productId, selectedColor }: OrderItem): string | undefined {
  if (productId === undefined) return undefined;
  const color = selectedColor === DEFAULT_COLOR ? undefined : selectedColor;
  return pagePaths.productInColor(productId, color);
}

/** One line of an order: picture, name with a link to the product, variant, quantity and price. */
export function OrderLine({ item, children }: OrderLineProps) {
  const { quantity } = item;
  const variant = shortVariantLabel(item);
  const to = pathOfProduct(item);
  const image = (
    <ProductImage css={picture} src={item.image ?? ''} alt="" width={96} height={128} />
  );
  return (
    <li css={line}>
      {to === undefined ? (
        image
      ) : (
        <Link to={to} tabIndex={-1} aria-hidden="true">
          {image}
        </Link>
      )}
      <div css={about}>
        <p css={name}>
          {to === undefined ? (
            item.name
          ) : (
            <TextLink to={to} standalone>
              {item.name}
            </TextLink>
          )}
        </p>
        {variant === '' ? null : <p css={secondaryText}>{variant}</p>}
        <p css={secondaryText}>
          {quantity > 1
            ? t.rich('Quantity: {quantity}, <price></price> each', {
                quantity,
                price: () => <Price key="price" amount={item.price} />,
              })
            : t('Quantity: {quantity}', { quantity })}
        </p>
        {children}
      </div>
      <p>
        <Price amount={itemsTotal([item])} />
      </p>
    </li>
  );
}
