import { Eyebrow } from '@storefront/ui/page/eyebrow';
import { ProductImage } from '@storefront/ui/media/product-image';
import type { CollectionSummary } from '../../lib/collections/collections.api';
import {
  introduction as introductionStyle,
  opening,
  openingPicture,
  openingText,
  title as titleStyle,
} from './collection.styles';
import { t } from '../../messages/t';

/** The top of a collection's page: its title and introduction beside a large picture. */
export function CollectionOpening({ title, introduction, picture }: CollectionSummary) {
  return (
    <header css={opening}>
      <div css={openingText}>
        <Eyebrow>{t('Collection')}</Eyebrow>
        <h1 css={titleStyle} tabIndex={-1}>
          {title}
        </h1>
        <p css={introductionStyle}>{introduction}</p>
      </div>
      {picture ? (
        <ProductImage
          css={openingPicture}
          {...picture}
          alt={picture.alt ?? ''}
          sizes="(min-width: 1024px) 42vw, 100vw"
          loading="eager"
          fetchPriority="high"
        />
      ) : null}
    </header>
  );
}
