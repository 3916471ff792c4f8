import { Details } from '../../../components/details';
import { shippingDetails } from '../../../lib/order/shipping-details';
import type { OrderWithHistory } from '../../../lib/order/order-with-history';
import { section, sectionTitle } from '../order.styles';

interface AddressSectionProps {
  order: OrderWithHistory;
}

/** The recipient, the address and the shipping of the order. */
export function AddressSection({ order }: AddressSectionProps) {
  const { carrier, address } = order;
  const entries: [name: string, value: string | undefined][] = [
    ['Recipient', address.fullName],
    ['Phone', address.phone],
    ...shippingDetails(order),
    ['Carrier', carrier],
  ];
  return (
    <section css={section} aria-label="Delivery">
      <h2 css={sectionTitle}>Delivery</h2>
      <Details entries={entries.filter(([, value]) => value !== undefined)} />
    </section>
  );
}
