import { HttpError } from '@storefront/host';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../../exposed/routes';
import { storeResponse } from '../../testing/store-info';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

async function open(response: unknown) {
  const { host } = createTestHost({ responses: { 'GET /storeInfo': response } });
  await renderRoute(routes.apiTest, { host, path: '/api-test' });
}

test('[CONT-05] fetches the store information and shows it', async () => {
  await open(storeResponse());
  expect(await screen.findByText('Connected')).toBeVisible();
  expect(screen.getByText('Maison Test')).toBeVisible();
  expect(screen.getByText('Women, Men')).toBeVisible();
});

test('[CONT-05] a failed call says so', async () => {
  await open(new HttpError('Network Error', { noResponse: true }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Connection failed. Check console for details.',
  );
});

test('[CONT-05] any other failure is shown with its message', async () => {
  await open(new Error('unknown format'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected error: unknown format');
});

test('the button tests the connection again', async () => {
  const responses = [new HttpError('Network Error', { noResponse: true }), storeResponse()];
  await open(() => responses.shift());
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Test Again' }));
  expect(await screen.findByText('Connected')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
