import type { ApiCall } from '@storefront/shared/contracts/api';
import { ok, type FakeResponse } from './responses';
import {
  sampleAccount,
  sampleList,
  sampleOrder,
  sampleProduct,
  sampleProducts,
  sampleStore,
} from './samples';

/** The response to each call unless a test sets another one. */
export const defaultResponses: Record<ApiCall, FakeResponse> = {
  'POST /users/authorize': ok({ token: 'a-token' }),
  'POST /users/register': ok({ id: '1' }, 201),
  'POST /users/logout': ok({}),
  'GET /accountInfo': ok({ data: sampleAccount() }),
  'GET /sessions': ok([]),
  'DELETE /sessions': ok({}),
  'DELETE /sessions/{id}': ok({}),
  'GET /storeInfo': ok(sampleStore()),
  'GET /delivery': ok({ data: { pin: '560001', area: 'Bengaluru', daysMin: 0, daysMax: 1 } }),
  'GET /products': ok(sampleList(sampleProducts(4))),
  'GET /products/suggest': ok({ data: { products: [], categories: [] } }),
  'GET /products/{id}': ok(sampleProduct()),
  'GET /products/{id}/related': ok(sampleList([])),
  'GET /orders': ok([sampleOrder()]),
  'GET /orders/{id}': ok(sampleOrder()),
  'POST /orders': ok({ id: 'A1B2-C3D4-E5F6' }, 201),
  'GET /payments/fields': ok({
    fields: [{ name: 'payer', label: 'Payer', type: 'text', rules: { required: true } }],
  }),
  'POST /payments': ok({ success: true }),
};
