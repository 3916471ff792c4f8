import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { readCertificate } from '../bench/reverse-proxy/certificate';
import { describeFailedFetch } from '@storefront/tools/failed-fetch';

/** What is said after a call of this address has failed. */
async function failureOf(address: string): Promise<string> {
  const error: unknown = await fetch(address).catch((reason: unknown) => reason);
  return describeFailedFetch(address, error, 'Start the shop.');
}

test('says how to trust a certificate of an authority that only the company knows', async () => {
  const server = createSecureServer(await readCertificate());
  await once(server.listen(0, 'localhost'), 'listening');
  const address = `https://localhost:${(server.address() as AddressInfo).port}/`;
  const failure = await failureOf(address);
  server.close();
  expect(failure).toMatch(`The certificate of ${address} isn't trusted here (self`);
  expect(failure).toMatch('NODE_EXTRA_CA_CERTS');
  expect(failure).not.toMatch('Start the shop.');
});

test('says why nothing responds at an address, and what to do', async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  await expect(failureOf(`http://127.0.0.1:${port}/`)).resolves.toBe(
    `Nothing responds at http://127.0.0.1:${port}/ (connect ECONNREFUSED 127.0.0.1:${port}). Start the shop.`,
  );
});
