import path from 'node:path';
import { Type } from 'typebox';
import { createS3Bucket, isBucketAddress, namesBucket } from '../../object-store';
import { ConfigError, type Settings, type SettingValues } from '../../settings';
import { createBucketDeployRoot } from './deploy-bucket';
import { createFolderDeployRoot } from './deploy-folder';
import type { DeployRoot } from './deploy-root';

/** Where a deploy root is, and where this machine has its versions. */
export interface DeployPlace {
  /** The folder with the versions as files: the deploy root itself or, of a bucket, this machine's copy. */
  folder: string;
  /** The bucket that is the deploy root, and what its secrets are derived from; undefined for a folder. */
  bucket: { address: string; secret: string } | undefined;
}

/** The settings that say where the deploy root is. */
export const deployRootSettings = {
  DEPLOY_ROOT: {
    schema: Type.Refine(
      Type.String({ default: '.deploy' }),
      (place) => !namesBucket(place) || isBucketAddress(place),
    ),
    description: 'folder of the published versions and the registry, or `s3://bucket/folder`',
    allowed: 'a folder, or the address of a bucket: s3://bucket or s3://bucket/folder',
  },
  DEPLOY_SECRET: {
    schema: Type.Optional(Type.String({ minLength: 32 })),
    description:
      'where `DEPLOY_ROOT` is a bucket: what all who use it derive its keys from; 32 characters or more',
    secret: true,
  },
  DEPLOY_COPY: {
    schema: Type.Optional(Type.String()),
    fallback: 'one in `.cache/deploy-copies`',
    description: 'where `DEPLOY_ROOT` is a bucket: folder of this machine’s copy of its versions',
  },
} satisfies Settings;

/**
 * The place that the settings name; folders are relative to `base`. Throws a `ConfigError` for a bucket without a
 * secret.
 */
export function readDeployPlace(
  { DEPLOY_ROOT, DEPLOY_SECRET, DEPLOY_COPY }: SettingValues<typeof deployRootSettings>,
  base: string,
): DeployPlace {
  if (!namesBucket(DEPLOY_ROOT)) {
    return { folder: path.resolve(base, DEPLOY_ROOT), bucket: undefined };
  }
  if (DEPLOY_SECRET === undefined) {
    throw new ConfigError(
      'DEPLOY_ROOT is a bucket, so DEPLOY_SECRET must be set, to the same for all page servers and commands: openssl rand -hex 32.',
    );
  }
  const address = DEPLOY_ROOT.replace(/\/$/, '');
  const copy = DEPLOY_COPY ?? path.join('.cache/deploy-copies', copyName(address));
  return { folder: path.resolve(base, copy), bucket: { address, secret: DEPLOY_SECRET } };
}

/** Opens a deploy root: a folder or a bucket, whose client is loaded with the first call. */
export function openDeployRoot({ folder, bucket }: DeployPlace): DeployRoot {
  return bucket
    ? createBucketDeployRoot(createS3Bucket(bucket.address), bucket)
    : createFolderDeployRoot(folder);
}

/** One folder for each address; no address has a plus sign. */
function copyName(address: string): string {
  return address.replace(/^s3:\/\//, '').replaceAll('/', '+');
}
