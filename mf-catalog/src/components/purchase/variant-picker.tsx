import { piecesLeft } from '@storefront/shared/shop/catalogue/product-offer';
import { hasColorChoice } from '@storefront/shared/shop/catalogue/variant';
import { swatch } from '@storefront/shared/theme';
import type { Purchase } from '../../lib/purchase/use-purchase';
import { toSelectedVariant } from '../../lib/purchase/variant-choice';
import { OptionGroup } from './option-group';
import { SizeGuideButton } from './size-guide/size-guide-button';

interface VariantPickerProps {
  purchase: Purchase;
}

/** Size and colour of a product, as far as there is something to choose (PDP-01, PDP-04). */
export function VariantPicker({ purchase: { product, choice, choose } }: VariantPickerProps) {
  return (
    <>
      {product.sizes.length > 0 ? (
        <OptionGroup
          label="Size"
          options={product.sizes}
          chosen={choice.size}
          isSoldOut={(size) => piecesLeft(product, toSelectedVariant({ ...choice, size })) === 0}
          onChoose={(size) => choose({ size })}
          help={<SizeGuideButton product={product} />}
        />
      ) : null}
      {hasColorChoice(product.colors) ? (
        <OptionGroup
          label="Color"
          swatchOf={swatch}
          options={product.colors}
          chosen={choice.color}
          isSoldOut={(color) => piecesLeft(product, toSelectedVariant({ ...choice, color })) === 0}
          onChoose={(color) => choose({ color })}
        />
      ) : null}
    </>
  );
}
