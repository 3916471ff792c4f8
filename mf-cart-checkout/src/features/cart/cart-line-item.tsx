import type { Ref } from 'react';
import { pagePaths } from '@storefront/host/contracts';
import { formatRupees } from '@storefront/host/format/money';
import { cartTotal, type CartLine } from '@storefront/host';
import { Link } from '@storefront/host/router';
import { findMissingChoice, variantLabel } from '@storefront/host/shop/catalogue/variant';
import { ProductImage } from '@storefront/ui/media/product-image';
import { LineControls } from '../../components/line-controls';
import { LineNotice } from '../../components/line-notice';
import { MissingChoicePrompt } from '../../components/missing-choice-prompt';
import { PriceBefore } from '../../components/price-before';
import type { CheckedLine } from '../../lib/bag-check/line-change';
import { secondaryText } from '../../lib/summary-layout.styles';
import { t } from '../../messages/t';
import { about, details, lineBox, lineFoot, lineTotal, nameLink, picture } from './cart.styles';

interface CartLineItemProps {
  checked: CheckedLine;
  /** Ref of the first control that settles the line. */
  controlRef: Ref<HTMLButtonElement> | undefined;
  onSettled: () => void;
  onRemoved: () => void;
}

/** The page of a line's product, in the line's colour where there are several. */
function pathOfProduct({ id, handle = id, colors, selectedColor }: CartLine): string {
  return pagePaths.productInColor(handle, colors.length > 1 ? selectedColor : undefined);
}

/** One line of the cart (CART-02, CART-10). */
export function CartLineItem({ checked, controlRef, onSettled, onRemoved }: CartLineItemProps) {
  const { line, change } = checked;
  const missing = findMissingChoice(line);
  const variant = variantLabel(line);
  const productPath = pathOfProduct(line);

  return (
    <li css={lineBox}>
      <Link to={productPath} tabIndex={-1} aria-hidden="true">
        <ProductImage css={picture} src={line.image} alt="" width={160} height={213} />
      </Link>
      <div css={details}>
        <div css={about}>
          <Link to={productPath} css={nameLink}>
            {line.name}
          </Link>
          {variant === '' ? null : <p css={secondaryText}>{variant}</p>}
          <p css={secondaryText}>{t('{price} each', { price: formatRupees(line.price) })}</p>
          <PriceBefore change={change} />
          {missing && !change?.shortage ? (
            <MissingChoicePrompt
              checked={checked}
              missing={missing}
              firstRef={controlRef}
              onChosen={onSettled}
            />
          ) : null}
        </div>
        {change?.shortage ? (
          <LineNotice
            line={line}
            shortage={change.shortage}
            alternatives={change.alternatives}
            firstRef={controlRef}
            onSettled={onSettled}
            onRemoved={onRemoved}
          />
        ) : (
          <div css={lineFoot}>
            <LineControls line={line} onRemoved={onRemoved} />
            <p css={lineTotal}>
              <span className="visually-hidden">{t('Line total')} </span>
              {formatRupees(cartTotal({ lines: [line] }))}
            </p>
          </div>
        )}
      </div>
    </li>
  );
}
