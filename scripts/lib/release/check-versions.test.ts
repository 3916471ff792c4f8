import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { createFolderDeployRoot } from '@storefront/tools/deploy';
import { readCertificate } from '../bench/reverse-proxy/certificate';
import { checkVersions } from './check-versions';

afterEach(() => {
  delete process.env.API_URL;
});

test('a build that can’t be tried says that the API’s certificate is the reason', async () => {
  const api = createServer(await readCertificate());
  await once(api.listen(0, 'localhost'), 'listening');
  process.env.API_URL = `https://localhost:${(api.address() as AddressInfo).port}`;
  const folder = tmpdir();
  const { problems } = await checkVersions([], {
    root: createFolderDeployRoot(folder),
    place: { folder, bucket: undefined },
    registry: { schema: '', microFrontends: {} },
    browser: undefined,
  });
  api.close();
  expect(problems).toEqual([
    expect.stringMatching(
      /^its pages can't be tried. The certificate of https:\/\/localhost.* isn't trusted here .*NODE_EXTRA_CA_CERTS/,
    ),
  ]);
});
