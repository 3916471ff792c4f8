import { useSearchParams } from '@storefront/host/router';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { Page } from '../../components/page';
import { t } from '../../messages/t';
import { OrderLookup } from './order-lookup';

/** The page that looks an order up, signed in or not (TRACK-01 to TRACK-06). */
export function TrackOrderPage() {
  const [params] = useSearchParams();
  const orderId = params.get('id') ?? '';
  return (
    <Page>
      <PageHeading
        lead={t('Enter your order number, and the email or phone that you ordered with.')}
      >
        {t('Track Your Order')}
      </PageHeading>
      <OrderLookup key={orderId} orderId={orderId} />
    </Page>
  );
}
