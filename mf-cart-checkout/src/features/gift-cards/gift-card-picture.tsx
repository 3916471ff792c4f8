import { useStoreInfo } from '@storefront/host';
import { t } from '../../messages/t';
import { card, cardName, cardTitle } from './gift-card-picture.styles';

/** A drawn gift card with the name of the shop. */
export function GiftCardPicture() {
  const name = useStoreInfo((state) => state.info?.storeName);
  return (
    <div css={card} aria-hidden="true">
      <span css={cardName} translate="no">
        {name}
      </span>
      <span css={cardTitle}>{t('Gift card')}</span>
    </div>
  );
}
