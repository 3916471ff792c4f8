import { css } from '@emotion/react';
import { useBus } from '@storefront/host';
import { labelOf } from '@storefront/host/shop/catalogue/labels';
import { piecesLeft } from '@storefront/host/shop/catalogue/product-offer';
import {
  choicePhrase,
  findMissingChoice,
  valuesOfChoice,
  variantLabel,
  withChoice,
  type MissingChoice,
} from '@storefront/host/shop/catalogue/variant';
import { variantDetails } from '@storefront/host/shop/catalogue/variant-details';
import { ProductImage } from '@storefront/ui/media/product-image';
import { Dialog } from '@storefront/ui/overlays/dialog';
import { ChoicePrompt } from '@storefront/ui/product/choice-prompt';
import { color, space, text } from '@storefront/ui/theme';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { inColor } from '../../lib/product/in-color';
import type { Product } from '../../lib/product/product';
import { useFullProduct } from '../../lib/product/use-full-product';
import { choiceLabel } from '../purchase/choice-label';
import { initialChoice, toSelectedVariant } from '../../lib/purchase/variant-choice';
import { t } from '../../messages/t';

const layout = css`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  align-items: start;
  gap: ${space(3)};
`;

const picture = css`
  height: auto;
  aspect-ratio: 3 / 4;
`;

const chosenStyle = css`
  min-height: 1.6em;
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

interface ChoicePickerProps {
  /** A product of which a piece was put into the bag without a choice. */
  product: Product;
  onClose: () => void;
}

/**
 * Asks for what a piece lacks that a card has put into the bag, one choice after the other, and shows the bag then
 * (CARD-08). What isn't chosen here is asked for in the bag (D13).
 */
export function ChoicePicker({ product: listed, onClose }: ChoicePickerProps) {
  const bus = useBus();
  const product = useFullProduct(listed);
  const [variant, setVariant] = useState(() => toSelectedVariant(listed, initialChoice(listed)));
  const { labels } = product;
  const missing = findMissingChoice({ ...product, ...variant });
  const asked = missing && choiceLabel(missing);
  const shown = inColor(product, variant.selectedColor);
  const first = useRef<HTMLButtonElement>(null);

  // At first the dialog is still closed, and focuses what has `autofocus` when it opens; later the pressed button is gone.
  useEffect(() => {
    first.current?.toggleAttribute('autofocus', true);
    first.current?.focus();
  }, [asked]);

  /** The focus is back on the card before the bag's drawer notes which element has it. */
  function finish() {
    onClose();
    bus.send('bag.show');
  }

  function choose(choice: MissingChoice, value: string) {
    const chosen = withChoice(variant, choice, value);
    const line = { id: listed.id, ...variant };
    bus.send('cart.choose-variant', { line, ...chosen, ...variantDetails(product, chosen) });
    setVariant(chosen);
    if (!findMissingChoice({ ...product, ...chosen })) finish();
  }

  return (
    <Dialog narrow open onClose={finish} title={product.name}>
      <div css={layout} onClickCapture={ignoreDoubleClick}>
        <ProductImage
          css={picture}
          width={96}
          height={128}
          {...shown.pictures[0]}
          src={shown.image}
          alt=""
          sizes="96px"
        />
        <div>
          <p css={chosenStyle} role="status">
            {[t('In your bag'), variantLabel({ ...variant, labels })].filter(Boolean).join(': ')}
          </p>
          {missing ? (
            <ChoicePrompt
              label={t('Select {choice}', { choice: choicePhrase(missing, product) })}
              productName={product.name}
              values={valuesOfChoice(product, missing)}
              nameOf={(value) => labelOf(value, product)}
              areColors={missing === 'color'}
              isSoldOut={(value) => piecesLeft(product, withChoice(variant, missing, value)) === 0}
              firstRef={first}
              onChoose={(value) => choose(missing, value)}
            />
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}

/** The second press of a double click on the card isn't a choice. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.stopPropagation();
}
