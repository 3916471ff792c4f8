import { labelOf } from '@storefront/host/shop/catalogue/labels';
import { hasColorChoice } from '@storefront/host/shop/catalogue/variant';
import type { Product } from '../../../lib/product/product';
import {
  more,
  onNarrowCard,
  onWideCard,
  swatchButton,
  SWATCHES_OF_NARROW_CARD,
  swatches as swatchesStyle,
} from './card-colors.styles';
import { t } from '../../../messages/t';

interface CardColorsProps {
  product: Product;
  onChoose: (color: string) => void;
  /** Called when a colour is pointed at or focused. */
  onChooseLikely: () => void;
}

/** The colours of a product: swatches that show it in another one, or only their number where it has no pictures of them. */
export function CardColors({ product, onChoose, onChooseLikely }: CardColorsProps) {
  const { colors, pictures } = product;
  if (colors.length < 2 || !hasColorChoice(colors)) return null;
  const swatches = Object.entries(product.swatches ?? {});
  if (swatches.length === 0) {
    return (
      <span css={more}>
        {t('{count, plural, one {# color} other {# colors}}', { count: colors.length })}
      </span>
    );
  }
  const others = colors.length - swatches.length;
  return (
    <span css={swatchesStyle} role="group" aria-label={t('Colors')}>
      {swatches.map(([name, color]) => (
        <button
          key={name}
          css={swatchButton}
          type="button"
          style={{ color }}
          title={labelOf(name, product)}
          aria-label={labelOf(name, product)}
          aria-pressed={name === pictures[0]?.color}
          onClick={() => onChoose(name)}
          onPointerEnter={onChooseLikely}
          onFocus={onChooseLikely}
        />
      ))}
      {others > 0 ? <span css={[more, onWideCard]}>+{others}</span> : null}
      {colors.length > SWATCHES_OF_NARROW_CARD ? (
        <span css={[more, onNarrowCard]}>+{colors.length - SWATCHES_OF_NARROW_CARD}</span>
      ) : null}
    </span>
  );
}
