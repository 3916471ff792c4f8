import { testFaultyResponses } from '@storefront/remote-kit/testing/test-faulty-responses';
import routes from './routes';

testFaultyResponses({
  route: routes.checkout,
  path: '/checkout',
  calls: {
    'GET /accountInfo': { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com' },
    'GET /addresses': { data: [] },
    'GET /messages/choices': { channels: ['whatsapp'], data: [] },
  },
});
