import { testFaultyResponses } from '@storefront/remote-kit/testing/test-faulty-responses';
import { ACCOUNT } from '../testing/open-account';
import { orderResponse } from '../testing/order-response';
import { deliveredOrderResponse } from '../testing/order-with-history-response';
import routes from './routes';

testFaultyResponses({
  route: routes.account,
  path: '/account',
  calls: {
    'GET /accountInfo': ACCOUNT,
    'GET /addresses': { data: [] },
    'GET /sessions': [],
    'GET /messages/choices': { channels: ['whatsapp'], data: [] },
  },
});
testFaultyResponses({
  route: routes.orders,
  path: '/orders',
  calls: { 'GET /orders': [orderResponse()] },
});
testFaultyResponses({
  route: routes.order,
  path: '/orders/:id',
  at: '/orders/K7Q2-M9XA',
  calls: { 'GET /orders/K7Q2-M9XA': deliveredOrderResponse(), 'GET /reviews': { data: [] } },
});
testFaultyResponses({
  route: routes.orderReturn,
  path: '/orders/:id/return',
  at: '/orders/K7Q2-M9XA/return',
  calls: { 'GET /orders/K7Q2-M9XA': deliveredOrderResponse() },
});
