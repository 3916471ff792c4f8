import { pagePaths } from '@storefront/host/contracts';
import { Link } from '@storefront/host/router';
import type { Picture } from '@storefront/host/shop/catalogue/picture';
import { Icon } from '@storefront/ui/media/icon';
import { ProductImage } from '@storefront/ui/media/product-image';
import { caption, card, nameStyle, picture as pictureStyle } from './category-card.styles';

interface CategoryCardProps {
  /** The name as the API sends it. */
  category: string;
  /** The text of the card. */
  children: string;
  picture?: Picture | undefined;
  /** The level of its heading in the page's outline. */
  as: 'h2' | 'h3';
  /** True for a card that is visible when the page opens. */
  eager?: boolean | undefined;
}

/** A category, as a link to its listing (HOME-02, PLP-01). */
export function CategoryCard({
  category,
  children,
  picture,
  as: Heading,
  eager = false,
}: CategoryCardProps) {
  return (
    <Link css={card} to={pagePaths.category(category)}>
      {picture ? (
        <ProductImage
          css={pictureStyle}
          {...picture}
          alt={picture.alt ?? ''}
          sizes="(min-width: 768px) 33vw, 100vw"
          loading={eager ? 'eager' : 'lazy'}
        />
      ) : null}
      <span css={caption}>
        <Heading css={nameStyle}>{children}</Heading>
        <Icon name="arrow-right" size={24} />
      </span>
    </Link>
  );
}
