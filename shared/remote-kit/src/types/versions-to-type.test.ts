import type { RemoteVersion } from '@storefront/host/contracts/registry';
import { versionsToType } from './versions-to-type';

function version(name: string, traffic: number): RemoteVersion {
  return {
    url: '',
    metadata: { version: name },
    deployment: { traffic, default: traffic > 50 },
    extras: { routes: [], hostContract: '1.9.0' },
  };
}

const service = {
  readRegistry: () =>
    Promise.resolve({
      schema: '',
      microFrontends: {
        shell: [version('1', 100)],
        'mf-lookbook': [version('1', 100)],
        'mf-content': [version('5', 10), version('4', 90), version('3', 0)],
        'mf-catalog': [version('2', 100)],
        'mf-new': [version('1', 0)],
      },
    }),
  readVersion: (app: string, name: string) => Promise.resolve(version(`${name} of ${app}`, 0)),
};

/** The versions whose types mf-lookbook gets. */
async function versionsFor(...names: string[]): Promise<string[]> {
  const versions = await versionsToType(service, 'mf-lookbook', names);
  return versions.map(({ app, version: { metadata } }) => `${app} ${metadata.version}`);
}

test('a team gets the types of what is live of all other remotes', async () => {
  expect(await versionsFor()).toEqual(['mf-catalog 2', 'mf-content 4']);
});

test('a named version takes the place of the live one, or is added', async () => {
  expect(await versionsFor('mf-content@6-ab', 'mf-new@1')).toEqual([
    'mf-catalog 2',
    'mf-content 6-ab of mf-content',
    'mf-new 1 of mf-new',
  ]);
});

test('what names no version is refused with an example', async () => {
  await expect(versionsFor('mf-content')).rejects.toThrow(
    '"mf-content" names no version: write mf-catalog@1.0.0-0123456789ab.',
  );
});
