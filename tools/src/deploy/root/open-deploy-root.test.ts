import { readSettings, type Environment } from '../../settings';
import { deployRootSettings, readDeployPlace } from './open-deploy-root';

const DEPLOY_SECRET = 'a secret of 32 characters or more';

function placeOf(env: Environment) {
  return readDeployPlace(readSettings(deployRootSettings, env), '/srv');
}

test('a folder needs nothing else', () => {
  expect(placeOf({})).toEqual({ folder: '/srv/.deploy', bucket: undefined });
  expect(placeOf({ DEPLOY_ROOT: '/apps' })).toEqual({ folder: '/apps', bucket: undefined });
});

test('a bucket has a copy on this machine, each address another one', () => {
  const folderOf = (DEPLOY_ROOT: string) => placeOf({ DEPLOY_ROOT, DEPLOY_SECRET }).folder;
  expect(folderOf('s3://shop/one/two/')).toBe('/srv/.cache/deploy-copies/shop+one+two');
  expect(folderOf('s3://shop/one-two')).toBe('/srv/.cache/deploy-copies/shop+one-two');
  const env = { DEPLOY_ROOT: 's3://shop/one/', DEPLOY_SECRET, DEPLOY_COPY: '/var/lib/copy' };
  expect(placeOf(env)).toEqual({
    folder: '/var/lib/copy',
    bucket: { address: 's3://shop/one', secret: DEPLOY_SECRET },
  });
});

test('a bucket without a secret is refused, and so is what is no address', () => {
  expect(() => placeOf({ DEPLOY_ROOT: 's3://shop' })).toThrow(
    'DEPLOY_ROOT is a bucket, so DEPLOY_SECRET must be set, to the same for all page servers and commands: openssl rand -hex 32.',
  );
  expect(() => placeOf({ DEPLOY_ROOT: 's3://shop', DEPLOY_SECRET: 'short' })).toThrow(
    'DEPLOY_SECRET must be at least 32 characters long.',
  );
  expect(() => placeOf({ DEPLOY_ROOT: 's3://My Shop' })).toThrow(
    'DEPLOY_ROOT must be a folder, or the address of a bucket: s3://bucket or s3://bucket/folder, not "s3://My Shop".',
  );
});
