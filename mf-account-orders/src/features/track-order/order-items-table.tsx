import type { OrderItem } from '@storefront/host/shop/orders/order';
import { shortVariantLabel } from '@storefront/host/shop/catalogue/variant';
import { Price } from '@storefront/ui/product/price';
import { secondaryText } from '../../components/order-panel.styles';
import { t } from '../../messages/t';
import { table } from './track-order.styles';

interface OrderItemsTableProps {
  items: OrderItem[];
}

/** Name, quantity and price of each item (TRACK-02). */
export function OrderItemsTable({ items }: OrderItemsTableProps) {
  return (
    <table css={table}>
      <caption>{t('Items')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Name')}</th>
          <th scope="col" data-number>
            {t('Quantity')}
          </th>
          <th scope="col" data-number>
            {t('Price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          // Two lines may name the same product.
          <tr key={index}>
            <th scope="row">
              {item.name}
              <span css={secondaryText}>{shortVariantLabel(item)}</span>
            </th>
            <td data-number>{item.quantity}</td>
            <td data-number>
              <Price amount={item.price} short />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
