import { Type } from '@storefront/host/contracts/fragment-props';
import type { RegistryFragment } from '@storefront/host/contracts/registry';
import { DeployServiceProcess } from '../../support/processes/deploy-service';
import { TeamFolder } from '../../support/processes/team-folder';
import { publishUnlisted } from '../../support/published/publish-copy';
import { expect, test } from '../../support/test';

const token = (team: string) => `${team}-token-0123456789`;

const TEAMS = ['catalog', 'content', 'lookbook'].map((name) => ({
  name,
  token: token(name),
  apps: [`mf-${name}`],
}));

/** A fragment that only its own team knows. */
const SIZES: RegistryFragment = {
  name: 'content.sizes',
  contract: '1.2.0',
  space: { narrow: 0, wide: 0 },
  start: 'visible',
  props: Type.Object({ product: Type.String(), chart: Type.Optional(Type.Enum(['men', 'women'])) }),
};

/** What a team writes by the generated types. */
const REMOTE = `import { defineRemote } from '@storefront/host/contracts/remote';
import { catalogPages, fragmentContracts } from './src/shop.generated';

const contract = fragmentContracts['content.sizes'];

export const address: string = catalogPages.product({ id: 'coat' });

export const remote = defineRemote('mf-lookbook', {
  look: {
    path: '/lookbook/:id',
    fragments: [{ name: 'content.sizes', contract, props: { product: ':id', chart: 'men' } }],
  },
  wrong: {
    path: '/lookbook/wrong',
    // @ts-expect-error The fragment takes a product.
    fragments: [{ name: 'content.sizes', contract, props: { size: 's' } }],
  },
});
`;

test('[REL-11] types of other teams’ fragments and pages come from the registry, and a deploy with props that don’t fit is refused', async ({
  api,
  ownShops,
  request,
}) => {
  test.setTimeout(300_000);
  const shop = await ownShops.start();
  const service = await DeployServiceProcess.start({ shop, apiOrigin: api.origin, teams: TEAMS });
  const env = { DEPLOY_URL: service.url, DEPLOY_TOKEN: token('lookbook') };
  const team = await TeamFolder.make('mf-lookbook', { 'remote.ts': REMOTE }, env);
  /** Calls the deploy service for a team; returns what it says. */
  const call = async (name: string, route: string, data: object) => {
    const headers = { authorization: `Bearer ${token(name)}` };
    const response = await request.post(`${service.url}/deploys/${route}`, { headers, data });
    return response.text();
  };
  const ofContent = { app: 'mf-content', version: '' };
  try {
    await test.step('another team releases a fragment with a schema of its props', async () => {
      ofContent.version = await publishUnlisted(shop, 'mf-content', {
        declare: (extras) => ({ ...extras, fragments: [...(extras.fragments ?? []), SIZES] }),
      });
      const released = await call('content', 'releases', { ...ofContent, force: 'for a test' });
      expect(released).toContain('"released":true');
    });

    await test.step('its types, and the paths of pages, are what is live', async () => {
      expect(await team.remoteKit('types')).toMatchObject({ code: 0 });
      const types = await team.read('src/shop.generated.ts');
      expect(types).toContain(`mf-content ${ofContent.version}`);
      expect(types).toContain(`'content.sizes': { product: string; chart?: 'men' | 'women' };`);
      expect(await team.checkTypes()).toEqual({ code: 0, output: '' });
      expect(await team.remoteKit('types', '--check')).toMatchObject({ code: 0 });
    });

    await test.step('a check says that what is live has changed; a named version still has its types', async () => {
      await call('content', 'rollbacks', { app: 'mf-content' });
      const { code, output } = await team.remoteKit('types', '--check');
      expect(output).toContain('run remote-kit types, and commit the file');
      expect(code).toBe(1);
      const named = `mf-content@${ofContent.version}`;
      expect(await team.remoteKit('types', '--check', named)).toMatchObject({ code: 0 });
    });

    await test.step('a deploy is refused that renames a prop, or passes one that the fragment lacks', async () => {
      const version = await publishUnlisted(shop, 'mf-catalog', {
        declare: ({ fragments = [], routes, ...extras }) => ({
          ...extras,
          fragments: fragments.map((one) =>
            one.name === 'catalog.recommendations'
              ? { ...one, props: Type.Object({ ids: Type.Optional(Type.Array(Type.String())) }) }
              : one,
          ),
          routes: routes.map((route) => ({
            ...route,
            fragments: route.fragments?.map((one) =>
              one.name === 'content.newsletter' ? { ...one, props: { topic: 'coats' } } : one,
            ),
          })),
        }),
      });
      const refusal = await call('catalog', 'releases', { app: 'mf-catalog', version });
      expect(refusal).toContain('"released":false');
      expect(refusal).toMatch(
        /provides \\"catalog\.recommendations\\" with other props than mf-catalog 1\.0\.0-\w+, by which mf-cart-checkout 1\.0\.0-\w+ shows it: productIds is unknown/,
      );
      expect(refusal).toMatch(
        /shows \\"content\.newsletter\\" with props that mf-content 1\.0\.0-\w+ doesn't take: topic is unknown/,
      );
    });
  } finally {
    await team.remove();
    await service.stop();
  }
});
