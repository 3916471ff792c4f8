import { testFaultyResponses } from '@storefront/remote-kit/testing/test-faulty-responses';
import { method, ORDER } from '../testing/open-payment';
import routes from './routes';

testFaultyResponses({
  route: routes.payment,
  path: '/payment',
  at: `/payment?orderId=${ORDER}`,
  calls: {
    'GET /payments/fields': { fields: [method] },
    [`GET /orders/${ORDER}/cash-on-delivery`]: { isOffered: true, phone: '2345' },
    [`GET /orders/${ORDER}`]: { id: ORDER, status: 0, total: 4998 },
  },
});
