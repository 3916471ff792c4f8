import { Skeleton } from '@storefront/ui/feedback/skeleton';
import { actions, box, header } from './purchase/buy-box.styles';
import { gallery, picture, scroller } from './gallery/gallery.styles';
import { thumbnails, thumbnailsPlaceholder } from './gallery/thumbnails.styles';
import { ProductLayout } from './product-layout';
import { choices, pictures, description } from './product.styles';
import { t } from '../../messages/t';

/** The product page while its product loads: the same layout with placeholders. */
export function ProductSkeleton() {
  return (
    <ProductLayout loading={t('Loading the product')}>
      <div css={pictures}>
        <div css={gallery}>
          <div css={[scroller, picture]}>
            <Skeleton height="100%" />
          </div>
          <div css={[thumbnails, thumbnailsPlaceholder]} data-thumbnails>
            <Skeleton width={72} height={95} />
            <Skeleton width={72} height={95} />
          </div>
        </div>
      </div>
      <div css={choices}>
        <div css={box}>
          <div css={header}>
            <Skeleton width="24%" height={18} />
            <Skeleton width="80%" height={48} />
            <Skeleton width="36%" height={28} />
          </div>
          <Skeleton height={80} />
          <Skeleton height={80} />
          <Skeleton width={168} height={86} />
        </div>
        <div css={actions}>
          <Skeleton height={52} />
        </div>
      </div>
      <div css={description}>
        <Skeleton height={140} />
      </div>
    </ProductLayout>
  );
}
