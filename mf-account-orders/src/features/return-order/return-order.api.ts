import { apiPaths } from '@storefront/shared/contracts';
import type { ReturnRequest } from '@storefront/shared/contracts/api';
import type { Http } from '@storefront/shared/host';
import { objectOrEmpty, unwrapData } from '@storefront/shared/response/read-response';
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
