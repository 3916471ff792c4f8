import { ORDER_STATUS } from '@storefront/host/shop/orders/order';
import type { OrderWithHistory } from '../../../lib/order/order-with-history';
import { t } from '../../../messages/t';
import { list, section, sectionTitle } from '../order.styles';
import { ReviewButton } from '../reviews/review-button';
import { useOwnReviews } from '../reviews/use-own-reviews';
import { OrderLine } from './order-line';

interface ItemsSectionProps {
  order: OrderWithHistory;
}

/** The items of the order; of what was delivered, the shopper can write reviews. */
export function ItemsSection({ order }: ItemsSectionProps) {
  const { reviews, setReview } = useOwnReviews(order.status === ORDER_STATUS.delivered);
  return (
    <section css={section} aria-label={t('Items')}>
      <h2 css={sectionTitle}>{t('Items')}</h2>
      <ul css={list}>
        {order.items.map((item, index) => {
          const { productId } = item;
          return (
            // Two lines may name the same product.
            <OrderLine key={index} item={item}>
              {reviews === undefined || productId === undefined ? null : (
                <ReviewButton
                  item={item}
                  productId={productId}
                  review={reviews.get(productId)}
                  onChange={(review) => setReview(productId, review)}
                />
              )}
            </OrderLine>
          );
        })}
      </ul>
    </section>
  );
}
