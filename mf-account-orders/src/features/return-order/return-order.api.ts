import { apiPaths } from '@storefront/host/contracts';
import type { ReturnRequest } from '@storefront/host/contracts/api';
import type { Http } from '@storefront/host';
import { objectOrEmpty, unwrapData } from '@storefront/host/response/read-response';
import { parseReturn, type OrderReturn } from '../../lib/order/order-return';

/** Requests a return or an exchange; returns it, if the response contains it. */
export async function requestReturn(
  http: Http,
  orderId: string,
  request: ReturnRequest,
): Promise<OrderReturn | undefined> {
  const response = await http.post(apiPaths.orderReturns(orderId), request);
  return parseReturn(objectOrEmpty(unwrapData(response)));
}
