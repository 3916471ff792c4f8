import { Details } from '../../../components/details';
import { shippingDetails } from '../../../lib/order/shipping-details';
import type { OrderWithHistory } from '../../../lib/order/order-with-history';
import { t } from '../../../messages/t';
import { section, sectionTitle } from '../order.styles';

interface AddressSectionProps {
  order: OrderWithHistory;
}

/** The recipient, the address and the shipping of the order, or for whom its gift card is. */
export function AddressSection({ order }: AddressSectionProps) {
  const { carrier, address } = order;
  const entries: [name: string, value: string | undefined][] = [
    [t('Recipient'), address.fullName],
    [t('Phone'), address.phone],
    ...shippingDetails(order),
    [t('Carrier'), carrier],
  ];
  const title = order.giftCard ? t('Gift card') : t('Delivery');
  return (
    <section css={section} aria-label={title}>
      <h2 css={sectionTitle}>{title}</h2>
      <Details entries={entries.filter(([, value]) => value !== undefined)} />
    </section>
  );
}
