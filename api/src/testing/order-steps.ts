import {
  apiPaths,
  type Order,
  OrderReturnSchema,
  OrderSchema,
} from '@storefront/host/contracts/api';
import type { ReturnRequest } from '@storefront/host/contracts/api';
import { refundInSandbox } from '../demo/sandbox/sandbox-provider';
import { type OperatorCommand, runOperatorCommand } from '../operator/operator-command';
import { order, SHIPPING_ADDRESS } from './orders';
import type { PaymentTest } from './payments';
import type { TestResponse } from './test-api';

/** Creates functions for what a shopper and an operator do with orders in tests. */
export function createOrderSteps({ api, token, attempt, report }: PaymentTest) {
  const run = (command: OperatorCommand) =>
    runOperatorCommand({ db: api.db, makeRefund: refundInSandbox }, command);
  const read = async (id: string): Promise<Order> =>
    (await api.call(apiPaths.order(id), { token })).as(OrderSchema);

  /** Places and pays an order of those products, or of lines with sizes; returns it. */
  async function paid(
    items: { productId: string; quantity: number; selectedSize?: string; selectedColor?: string }[],
  ): Promise<Order> {
    const products = Object.fromEntries(
      [...new Set(items.map(({ productId }) => productId))].map((id) => [
        id,
        items
          .filter(({ productId }) => productId === id)
          .reduce((sum, { quantity }) => sum + quantity, 0),
      ]),
    );
    const { id, total } = (await order(api, token, { products, items })).as(OrderSchema);
    await report({ ref: await attempt(id), amount: Math.round(total * 100) });
    return read(id);
  }

  /** Places, pays, ships and delivers an order; returns it. */
  async function delivered(
    items: { productId: string; quantity: number; selectedSize?: string; selectedColor?: string }[],
  ): Promise<Order> {
    const { id } = await paid(items);
    await run({ action: 'ship', orderId: id, tracking: 'T-1' });
    await run({ action: 'deliver', orderId: id });
    return read(id);
  }

  /** Requests a return of one piece of the first line, unless the request says otherwise. */
  function requestReturn(
    { id, items }: Order,
    request: Partial<ReturnRequest> = {},
    as = token,
  ): Promise<TestResponse> {
    const body = {
      kind: 'return',
      lines: [{ itemId: items[0]?.id, quantity: 1 }],
      reason: 'too-small',
      pickupAddress: SHIPPING_ADDRESS,
      ...request,
    };
    return api.call(apiPaths.orderReturns(id), { token: as, body });
  }

  return {
    run,
    read,
    paid,
    delivered,
    requestReturn,
    /** Requests a return that must be accepted; returns its id. */
    returned: async (of: Order, request: Partial<ReturnRequest> = {}) =>
      (await requestReturn(of, request)).as(OrderReturnSchema).id,
    cancel: (id: string, as = token) =>
      api.call(apiPaths.orderCancellation(id), { token: as, method: 'POST' }),
    withdraw: (id: string, returnId: string, as = token) =>
      api.call(apiPaths.orderReturn(id, returnId), { token: as, method: 'DELETE' }),
  };
}
