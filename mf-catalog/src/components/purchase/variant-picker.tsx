import { labelOf } from '@storefront/host/shop/catalogue/labels';
import { piecesLeft } from '@storefront/host/shop/catalogue/product-offer';
import { chosenValue } from '@storefront/host/shop/catalogue/product-options';
import {
  choicePhrase,
  hasColorChoice,
  type MissingChoice,
} from '@storefront/host/shop/catalogue/variant';
import { swatch } from '@storefront/ui/theme';
import type { Purchase } from '../../lib/purchase/use-purchase';
import {
  missingChoice,
  toSelectedVariant,
  type VariantChoice,
} from '../../lib/purchase/variant-choice';
import { choiceLabel } from './choice-label';
import { OptionGroup } from './option-group';
import { SizeGuideButton } from './size-guide/size-guide-button';
import { t } from '../../messages/t';

interface VariantPickerProps {
  purchase: Purchase;
  /** What the shopper was asked for last; it is asked for at the choice as long as that is missing. */
  asked?: MissingChoice | undefined;
  /** How its sizes fit. */
  sizeAdvice?: string | undefined;
  /** Called with a colour that is pointed at or focused. */
  onColorLikely?: (color: string) => void;
}

/** Size, color and options of a product, as far as there is something to choose (PDP-01, PDP-04, PDP-10). */
export function VariantPicker({ purchase, asked, sizeAdvice, onColorLikely }: VariantPickerProps) {
  const { product, choice, choose } = purchase;
  const isSoldOut = (part: VariantChoice) =>
    piecesLeft(product, toSelectedVariant(product, { ...choice, ...part })) === 0;
  const missing = missingChoice(purchase.blocker);
  const isAsked = asked && missing && choiceLabel(asked) === choiceLabel(missing);
  const requestFor = (label: string) =>
    isAsked && choiceLabel(asked) === label
      ? t('Choose {choice}', { choice: choicePhrase(asked, product) })
      : undefined;
  const nameOf = (value: string) => labelOf(value, product);
  const withOption = (name: string, value: string) => ({
    options: { ...choice.options, [name]: value },
  });
  return (
    <>
      {product.sizes.length > 0 ? (
        <OptionGroup
          label={choiceLabel('size')}
          options={product.sizes}
          nameOf={nameOf}
          chosen={choice.size}
          isSoldOut={(size) => isSoldOut({ size })}
          onChoose={(size) => choose({ size })}
          help={<SizeGuideButton product={product} />}
          advice={sizeAdvice}
          request={requestFor(choiceLabel('size'))}
        />
      ) : null}
      {hasColorChoice(product.colors) ? (
        <OptionGroup
          label={choiceLabel('color')}
          swatchOf={swatch}
          options={product.colors}
          nameOf={nameOf}
          chosen={choice.color}
          isSoldOut={(color) => isSoldOut({ color })}
          onChoose={(color) => choose({ color })}
          onLikely={onColorLikely}
          request={requestFor(choiceLabel('color'))}
        />
      ) : null}
      {product.options.map(({ name, values }) => (
        <OptionGroup
          key={name}
          label={name}
          options={values}
          nameOf={nameOf}
          chosen={chosenValue(choice.options, name)}
          isSoldOut={(value) => isSoldOut(withOption(name, value))}
          onChoose={(value) => choose(withOption(name, value))}
          request={requestFor(name)}
        />
      ))}
    </>
  );
}
