import { HttpError } from '@storefront/host';
import {
  createTestHost,
  type FakeResponses,
} from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import { stubDialogElement } from '@storefront/remote-kit/testing/stub-dialog-element';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../../../exposed/routes';
import {
  deliveredOrderResponse,
  paidOrderResponse,
} from '../../../testing/order-with-history-response';

const PATH = '/orders/K7Q2-M9XA';

beforeAll(stubDialogElement);
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const own = (fields: Record<string, unknown> = {}) => ({
  productId: 'dress',
  stars: 4,
  fit: 'small',
  title: 'Snug',
  text: null,
  size: 'M',
  color: 'Black',
  state: 'waiting',
  reason: null,
  writtenAt: '2026-01-05T06:30:00.000Z',
  ...fields,
});

async function open(responses: FakeResponses, order: unknown = deliveredOrderResponse()) {
  const recorded = createTestHost({
    responses: { [`GET ${PATH}`]: order, ...responses },
    session: { signedIn: true },
  });
  await renderRoute(routes.order, { host: recorded.host, path: '/orders/:id', at: PATH });
  await waitFor(() => expect(screen.queryByText('Loading your order')).not.toBeInTheDocument());
  return recorded;
}

/** Opens the dialog of the dress. */
async function openDialog(label: string) {
  await userEvent.click(await screen.findByRole('button', { name: `${label} of Silk Dress` }));
  return within(await screen.findByRole('dialog', { name: 'Your review of Silk Dress' }));
}

const bodyOf = ({ calls }: Awaited<ReturnType<typeof open>>) =>
  calls.find(({ method }) => method === 'PUT')?.body;

test('[REV-04] a review of an item is written, and its button then says so', async () => {
  const recorded = await open({ 'GET /reviews': { data: [] }, 'PUT /reviews/dress': own() });
  const dialog = await openDialog('Write a review');
  await userEvent.click(dialog.getByRole('radio', { name: '4 stars' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Small' }));
  await userEvent.type(dialog.getByLabelText('Title (optional)'), 'Snug');
  await userEvent.click(dialog.getByRole('button', { name: 'Send Review' }));
  expect(await screen.findByRole('button', { name: 'Your review of Silk Dress' })).toBeVisible();
  expect(bodyOf(recorded)).toEqual({
    stars: 4,
    fit: 'small',
    title: 'Snug',
    text: null,
    pictures: [],
  });
  expect(recorded.commands).toContainEqual({
    name: 'toast.show',
    payload: { title: 'Thank you', description: 'Your review is shown once we have checked it.' },
  });
});

test('[REV-04] asks for the stars, which are all that is required', async () => {
  const recorded = await open({ 'GET /reviews': { data: [] } });
  const dialog = await openDialog('Write a review');
  await userEvent.click(dialog.getByRole('button', { name: 'Send Review' }));
  const stars = dialog.getByRole('radiogroup', { name: 'Your rating' });
  expect(stars).toHaveAccessibleDescription('Please choose how many stars you give');
  await waitFor(() => expect(stars).toHaveFocus());
  expect(bodyOf(recorded)).toBeUndefined();
});

test('[REV-04] a review is changed or deleted, and says why it was rejected', async () => {
  const rejected = own({ state: 'rejected', reason: 'It names a person.' });
  const recorded = await open({
    'GET /reviews': { data: [rejected] },
    'DELETE /reviews/dress': {},
  });
  const dialog = await openDialog('Your review');
  expect(dialog.getByText('It isn’t shown. It names a person.')).toBeVisible();
  expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
  expect(dialog.getByRole('radio', { name: 'Small' })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Write a review of Silk Dress' })).toBeVisible();
  expect(recorded.calls).toContainEqual({ method: 'DELETE', path: '/reviews/dress' });
});

const photo = (name: string) => new File(['content'], name, { type: 'image/jpeg' });
const uploaded = (id: string) => ({ id, picture: { url: `/pictures/${id}.webp` } });

/** The field behind the button "Add Pictures". */
function chooser(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for files.');
  return input;
}

test('[REV-08] pictures are added to a review and taken out of it, three at most, and it says that others are left out', async () => {
  const ids = ['b', 'c'];
  const recorded = await open({
    'GET /reviews': { data: [own({ pictures: [uploaded('a')] })] },
    'POST /reviews/dress/pictures': () => uploaded(ids.shift() ?? ''),
    'PUT /reviews/dress': own(),
  });
  const dialog = await openDialog('Your review');
  expect(dialog.getByRole('button', { name: 'Add Pictures' })).toBeVisible();
  await userEvent.upload(chooser(), [photo('1.jpg'), photo('2.jpg'), photo('3.jpg')]);
  expect(await dialog.findByRole('img', { name: 'Picture 3' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Add Pictures' })).not.toBeInTheDocument();
  expect(await dialog.findByText(/the others weren’t added/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove picture 1' }));
  expect(dialog.queryByText(/the others weren’t added/)).not.toBeInTheDocument();
  expect(dialog.getByRole('group', { name: /^Pictures/ })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Save Review' }));
  await waitFor(() => expect(bodyOf(recorded)).toMatchObject({ pictures: ['b', 'c'] }));
});

test('[REV-08] what can’t be uploaded is refused with the reason, and the review can be sent without it', async () => {
  const refusal = { status: 400, body: { error: 'This file can’t be read.' } };
  await open({
    'GET /reviews': { data: [] },
    'POST /reviews/dress/pictures': new HttpError('no', refusal),
  });
  const dialog = await openDialog('Write a review');
  await userEvent.upload(chooser(), photo('1.jpg'));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This file can’t be read.');
  const large = photo('2.jpg');
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
  await userEvent.upload(chooser(), large);
  expect(await dialog.findByText('A picture may have at most 10 MB.')).toBeVisible();
  const text = new File(['content'], '3.txt', { type: 'text/plain' });
  await userEvent.upload(chooser(), text, { applyAccept: false });
  expect(await dialog.findByText('A picture must be a JPEG, PNG or WebP.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Send Review' })).toBeEnabled();
});

test.each([
  ['with its type', 'image/heic'],
  ['without a type, as on Windows', ''],
])('[REV-08] a HEIC picture %s is refused with what to do instead', async (_, type) => {
  await open({ 'GET /reviews': { data: [] } });
  const dialog = await openDialog('Write a review');
  expect(dialog.getByRole('group', { name: /^Pictures/ })).toHaveAccessibleDescription(
    'JPEG, PNG or WebP, each up to 10 MB.',
  );
  const heic = new File(['content'], 'IMG_0042.HEIC', { type });
  await userEvent.upload(chooser(), heic, { applyAccept: false });
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'This is a HEIC picture, which most browsers can’t show. Save it as a JPEG, or take a screenshot of it, and add that.',
  );
});

test('a refusal is shown in the dialog, which stays open', async () => {
  const refusal = new HttpError('no', { status: 409, body: { error: 'Not delivered yet.' } });
  await open({ 'GET /reviews': { data: [] }, 'PUT /reviews/dress': refusal });
  const dialog = await openDialog('Write a review');
  await userEvent.click(dialog.getByRole('radio', { name: '1 star' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send Review' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Not delivered yet.');
});

test.each([
  ['it isn’t delivered yet', paidOrderResponse(), { data: [] }],
  ['the server has no reviews', deliveredOrderResponse(), new HttpError('no', { status: 404 })],
])('an order has no reviews where %s', async (_, order, reviews) => {
  await open({ 'GET /reviews': reviews }, order);
  expect(screen.queryByRole('button', { name: /review/ })).not.toBeInTheDocument();
});
