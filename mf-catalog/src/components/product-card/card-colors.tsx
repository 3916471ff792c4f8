import { hasColorChoice } from '@storefront/host/shop/catalogue/variant';
import { swatch } from '@storefront/ui/theme';
import type { Product } from '../../lib/product/product';
import { more, swatchButton, swatches } from './card-colors.styles';

/** As many as fit beside the price. */
const SHOWN = 5;

interface CardColorsProps {
  product: Product;
  onChoose: (color: string) => void;
  /** Called when the colours are pointed at or focused. */
  onChooseLikely: () => void;
}

/** The colours of a product: swatches that show it in another one, or only their number where it has no pictures of them. */
export function CardColors({ product, onChoose, onChooseLikely }: CardColorsProps) {
  const { colors, pictures } = product;
  if (colors.length < 2 || !hasColorChoice(colors)) return null;
  const shownColor = pictures[0]?.color;
  const known = shownColor === undefined ? [] : colors.filter(swatch).slice(0, SHOWN);
  if (known.length === 0) return <span css={more}>{colors.length} colors</span>;
  return (
    <span css={swatches} role="group" aria-label="Colors">
      {known.map((color) => (
        <button
          key={color}
          css={swatchButton}
          type="button"
          style={{ color: swatch(color) }}
          title={color}
          aria-label={color}
          aria-pressed={color === shownColor}
          onClick={() => onChoose(color)}
          onPointerEnter={onChooseLikely}
          onFocus={onChooseLikely}
        />
      ))}
      {colors.length > known.length ? (
        <span css={more}>+{colors.length - known.length}</span>
      ) : null}
    </span>
  );
}
