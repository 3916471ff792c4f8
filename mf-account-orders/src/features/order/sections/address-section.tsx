import { Details } from '../../../components/details';
import { shippingDetails } from '../../../lib/order/shipping-details';
import type { OrderWithHistory } from '../../../lib/order/order-with-history';
import { t } from '../../../messages/t';
import { section, sectionTitle } from '../order.styles';

interface AddressSectionProps {
  order: OrderWithHistory;
}

/** The recipient, the address and the shipping of the order. */
export function AddressSection({ order }: AddressSectionProps) {
  const { carrier, address } = order;
  const entries: [name: string, value: string | undefined][] = [
    [t('Recipient'), address.fullName],
    [t('Phone'), address.phone],
    ...shippingDetails(order),
    [t('Carrier'), carrier],
  ];
  return (
    <section css={section} aria-label={t('Delivery')}>
      <h2 css={sectionTitle}>{t('Delivery')}</h2>
      <Details entries={entries.filter(([, value]) => value !== undefined)} />
    </section>
  );
}
