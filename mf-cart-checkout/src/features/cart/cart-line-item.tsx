import type { Ref } from 'react';
import { pagePaths } from '@storefront/shared/contracts';
import { formatRupees } from '@storefront/shared/format/money';
import { cartTotal, type CartLine } from '@storefront/shared/host';
import { Link } from '@storefront/shared/router';
import { findMissingChoice, variantLabel } from '@storefront/shared/shop/catalogue/variant';
import { ProductImage } from '@storefront/shared/ui/media/product-image';
import { LineControls } from '../../components/line-controls';
import { MissingChoicePrompt } from '../../components/missing-choice-prompt';
import { secondaryText } from '../../lib/summary-layout.styles';
import { about, details, lineBox, lineFoot, lineTotal, nameLink, picture } from './cart.styles';

interface CartLineItemProps {
  line: CartLine;
  /** Ref of the first option of the line's missing choice. */
  choiceRef: Ref<HTMLButtonElement> | undefined;
  onChosen: () => void;
  onRemoved: () => void;
}

/** One line of the cart (CART-02, CART-10). */
export function CartLineItem({ line, choiceRef, onChosen, onRemoved }: CartLineItemProps) {
  const missing = findMissingChoice(line);
  const variant = variantLabel(line);
  const productPath = pagePaths.product(line.id);

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
          <p css={secondaryText}>{formatRupees(line.price)} each</p>
          {missing ? (
            <MissingChoicePrompt
              line={line}
              missing={missing}
              firstRef={choiceRef}
              onChosen={onChosen}
            />
          ) : null}
        </div>
        <div css={lineFoot}>
          <LineControls line={line} onRemoved={onRemoved} />
          <p css={lineTotal}>
            <span className="visually-hidden">Line total </span>
            {formatRupees(cartTotal({ lines: [line] }))}
          </p>
        </div>
      </div>
    </li>
  );
}
