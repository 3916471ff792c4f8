import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findRunningShop, splitAgainst } from './running-shop';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Starts a server that responds to each path as given, and with 404 otherwise; returns its origin. */
async function serve(
  responses: Record<string, (response: ServerResponse) => unknown>,
): Promise<string> {
  const server = createServer((request, response) => {
    const respond = responses[request.url ?? ''];
    if (respond) respond(response);
    else response.writeHead(404).end('Not found');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function page(data: unknown) {
  const html = `<html><script id="page-data" type="application/json">${JSON.stringify(data)}</script>`;
  return (response: ServerResponse) => response.end(html);
}

function serveApi(): Promise<string> {
  return serve({
    '/api/v1/storeInfo': (response) =>
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end('{}'),
  });
}

/** An address at which nothing listens. */
async function nothing(): Promise<string> {
  const origin = await serve({});
  await new Promise((resolve) => servers.pop()?.close(resolve));
  return origin;
}

test('separates the address from the other arguments', () => {
  const rest = ['journey', '--workers=1'];
  expect(splitAgainst(rest)).toEqual({ against: undefined, rest });
  const named = { against: 'http://a', rest };
  expect(splitAgainst(['journey', '--against', 'http://a', '--workers=1'])).toEqual(named);
  expect(splitAgainst(['--against=http://a', ...rest])).toEqual(named);
  expect(splitAgainst(['--against=http://a/?b=c'])).toEqual({ against: 'http://a/?b=c', rest: [] });
  expect(splitAgainst(['--against'])).toEqual({ against: '', rest: [] });
});

test.each(['', '--workers=1'])('asks for an address instead of "%s"', async (address) => {
  await expect(findRunningShop(address)).rejects.toThrow(
    "--against needs the shop's address: --against https://shop.example",
  );
});

test.each(['shop.example', 'localhost:3000', 'ftp://shop.example', 'journey'])(
  'says that "%s" isn’t an address',
  async (address) => {
    await expect(findRunningShop(address)).rejects.toThrow(
      `"${address}" isn't the address of a shop`,
    );
  },
);

test('says that nothing responds, and why', async () => {
  const address = await nothing();
  await expect(findRunningShop(address)).rejects.toThrow(
    /^Nothing responds at .*ECONNREFUSED.* Is the shop running/,
  );
});

test('says that another web site is no storefront', async () => {
  const address = await serve({ '/': (response) => response.end('<h1>Welcome</h1>') });
  await expect(findRunningShop(address)).rejects.toThrow(
    `The page at ${address}/ (200) isn't a page of this storefront.`,
  );
});

test('finds the API that the page names', async () => {
  const api = await serveApi();
  const shop = await serve({ '/': page({ apiUrl: `${api}/api/v1` }) });
  await expect(findRunningShop(`${shop}/`)).resolves.toEqual({ shop, api });
});

test('follows a redirect to the shop', async () => {
  const api = await serveApi();
  const shop = await serve({ '/': page({ apiUrl: `${api}/api/v1` }) });
  const old = await serve({
    '/': (response) => response.writeHead(301, { location: `${shop}/` }).end(),
  });
  await expect(findRunningShop(old)).resolves.toEqual({ shop, api });
});

test('says that the API that the page names doesn’t respond', async () => {
  const api = await nothing();
  const shop = await serve({ '/': page({ apiUrl: `${api}/api/v1` }) });
  await expect(findRunningShop(shop)).rejects.toThrow(
    `${shop} gives its browsers this address (API_URL, API_PORT): is the API running`,
  );
});

test('says that what responds at the API’s address is not this shop’s API', async () => {
  const api = await serve({});
  const shop = await serve({ '/': page({ apiUrl: `${api}/api/v1` }) });
  await expect(findRunningShop(shop)).rejects.toThrow(
    `${api}/api/v1/storeInfo responds with 404 and not with the store information.`,
  );
});

describe('where the page names no API', () => {
  afterEach(() => jest.restoreAllMocks());

  /** Mocks `fetch` with these responses; returns the requested addresses. */
  function respondWith(respond: (address: string) => Response): string[] {
    const asked: string[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
      const address = input instanceof URL ? input.href : '';
      asked.push(address);
      const response = respond(address);
      Object.defineProperty(response, 'url', { value: address });
      return Promise.resolve(response);
    });
    return asked;
  }

  const shopPage = '<script id="page-data" type="application/json">{}</script>';

  test.each([
    ['https://shop.example', 'https://api.shop.example'],
    ['https://shop.example:8443', 'https://api.shop.example:8443'],
    ['http://localhost:3000', 'http://localhost:8044'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:8044'],
  ])('looks for the API of %s at %s', async (shop, api) => {
    const asked = respondWith((address) =>
      address.startsWith(api) ? Response.json({}) : new Response(shopPage),
    );
    await expect(findRunningShop(`${shop}/products`)).resolves.toEqual({ shop, api });
    expect(asked).toEqual([`${shop}/products`, `${api}/api/v1/storeInfo`]);
  });

  test('says what to set when the API doesn’t respond', async () => {
    respondWith((address) =>
      address.startsWith('https://api.')
        ? new Response('no such host', { status: 502 })
        : new Response(shopPage),
    );
    await expect(findRunningShop('https://shop.example')).rejects.toThrow(
      "https://api.shop.example/api/v1/storeInfo responds with 502 and not with the store information. https://shop.example doesn't name its API's address, so its browsers use this one; start its page server with API_URL if the API is elsewhere.",
    );
  });
});
