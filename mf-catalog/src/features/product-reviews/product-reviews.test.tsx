import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderFragment } from '@storefront/remote-kit/testing/render-fragment';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import { HttpError } from '@storefront/host';
import { stubDialogElement } from '@storefront/remote-kit/testing/stub-dialog-element';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fragments from '../../exposed/fragments';
import routes from '../../exposed/routes';
import { jeans, openProduct, sizes } from '../../testing/open-product';
import { reviewResponse, reviewsResponse } from '../../testing/reviews-response';

const PATH = 'GET /products/jeans-1/reviews';

beforeAll(stubDialogElement);

async function open(response: unknown) {
  const { host } = createTestHost({ responses: { [PATH]: response } });
  const props = { productId: 'jeans-1' };
  return renderFragment(fragments['catalog.reviews'], { host, props });
}

describe('the section of the product page', () => {
  test('has the average, a bar for each number of stars, the fit and the newest reviews', async () => {
    await open(reviewsResponse([reviewResponse()], { count: 6, average: 4.3, sizing: 'small' }));
    const section = within(screen.getByRole('region', { name: 'Reviews' }));
    expect(section.getByRole('img', { name: '4.3 out of 5 stars' })).toBeVisible();
    expect(section.getByText('6 reviews')).toBeVisible();
    expect(section.getByText('Most buyers say: runs small')).toBeVisible();
    const bars = within(section.getByRole('list', { name: 'Reviews by stars' }));
    expect(bars.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '5 stars3',
      '4 stars2',
      '3 stars1',
      '2 stars0',
      '1 star0',
    ]);
    const review = within(section.getByRole('list', { name: 'Reviews' })).getByRole('listitem');
    expect(review).toHaveTextContent('Take one size up');
    expect(review).toHaveTextContent('Meera I., January 5, 2026');
    expect(review).toHaveTextContent('Bought: 28, Black · Fits small');
    expect(section.getByRole('link', { name: 'More reviews' })).toHaveAttribute(
      'href',
      '/product/jeans-1/reviews',
    );
  });

  test('has no link to more where all are shown', async () => {
    await open(reviewsResponse([reviewResponse()], { count: 1 }));
    expect(screen.queryByRole('link', { name: 'More reviews' })).not.toBeInTheDocument();
  });

  test.each([
    ['nobody has reviewed the product', reviewsResponse([])],
    ['the server has no reviews', new HttpError('no', { status: 404 })],
  ])('isn’t there where %s', async (_, response) => {
    const { container } = await open(response);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('the head of the product page', () => {
  test('has the stars as a link to the section, and advice at the size', async () => {
    await openProduct(jeans({ attributes: [sizes('28', '30')] }), {
      [PATH]: reviewsResponse([reviewResponse()], { count: 1, sizing: 'small' }),
    });
    const link = screen.getByRole('link', { name: '4.3 out of 5 stars 1 review' });
    expect(link).toHaveAttribute('href', '#reviews');
    expect(screen.getByRole('radiogroup', { name: 'Size' })).toHaveTextContent(
      'Runs small: most buyers take one size up.',
    );
  });

  test('has neither without reviews, also if they can’t be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await openProduct(jeans({ attributes: [sizes('28')] }), {
      [PATH]: new HttpError('no', { status: 500 }),
    });
    expect(screen.queryByText(/review/)).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

describe('the page of all reviews', () => {
  async function openAll(query: string, response: unknown) {
    const { host, calls } = createTestHost({
      responses: { 'GET /products/jeans-1': jeans(), [PATH]: response },
    });
    const at = `/product/jeans-1/reviews${query}`;
    await renderRoute(routes.reviews, { host, path: '/product/:id/reviews', at });
    await screen.findByRole('heading', { level: 1 });
    return calls.find(({ path }) => path.endsWith('/reviews'))?.params;
  }

  test('asks for the page and the order of the address, and links to the others', async () => {
    const params = await openAll(
      '?page=2&sort=lowest',
      reviewsResponse([reviewResponse()], { count: 11 }),
    );
    expect(params).toEqual({ page: 2, sort: 'lowest' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reviews of Slim Jeans');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Previous page')).toBe('/product/jeans-1/reviews?sort=lowest');
    expect(href('Next page')).toBe('/product/jeans-1/reviews?sort=lowest&page=3');
    expect(href('Newest first')).toBe('/product/jeans-1/reviews');
    expect(screen.getByRole('link', { name: 'Lowest first' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('says that there are none', async () => {
    expect(await openAll('?page=x', reviewsResponse([]))).toEqual({ page: 1, sort: 'newest' });
    expect(screen.getByText('Nobody has reviewed it yet.')).toBeVisible();
  });
});

test('[REV-08] a review shows its pictures, and each enlarged', async () => {
  const sources = [{ type: 'image/webp', srcset: '/a-240.webp 240w, /a-960.webp 960w' }];
  const pictures = [{ url: '/a-960.webp', sources }, { url: '/b-960.webp' }];
  await open(reviewsResponse([reviewResponse({ pictures })]));
  const list = within(screen.getByRole('list', { name: 'Pictures by Meera I.' }));
  const thumbnails = list.getAllByRole('presentation');
  expect(thumbnails.map((image) => image.getAttribute('src'))).toEqual([
    '/a-240.webp',
    '/b-960.webp',
  ]);
  await userEvent.click(list.getByRole('button', { name: 'Enlarge picture 2 by Meera I.' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Picture by Meera I.' }));
  expect(dialog.getByRole('img', { name: 'Picture 2 by Meera I.' })).toHaveAttribute(
    'src',
    '/b-960.webp',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
