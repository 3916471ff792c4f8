import type { ShopperFixtures } from '../shop/shopper';
import { runOperatorCommand } from './operator';

/** Places an order of the product with sizes, and has it paid and delivered; returns its number. */
export async function deliveredOrder({
  api,
  catalogue: { sized },
  customer,
}: ShopperFixtures): Promise<string> {
  const chosen = { selectedSize: sized.size, selectedColor: sized.color };
  const { id, total } = await api.placeOrderOf(customer, [
    { productId: sized.id, quantity: 1, ...chosen },
  ]);
  const amount = Math.round(total * 100);
  await runOperatorCommand('collected', { orderId: id, amount, author: 'Ravi' });
  await runOperatorCommand('pack', { orderId: id });
  await runOperatorCommand('ship', { orderId: id, tracking: 'TRK-7' });
  await runOperatorCommand('deliver', { orderId: id });
  return id;
}
