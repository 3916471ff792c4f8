import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderDeployRoot, type DeployRoot, type Owners } from '@storefront/tools/deploy';
import fastify from 'fastify';
import { deployRoutes } from '../deploy.routes';

/** A deploy service on a free port, with an empty deploy root in a folder of its own. */
export interface ServedDeploys {
  url: string;
  folder: string;
  root: DeployRoot;
  /** Stops it alone. */
  close: () => Promise<void>;
  /** Stops it, and removes the folder. */
  remove: () => Promise<void>;
}

export async function serveDeploys(owners: Owners): Promise<ServedDeploys> {
  const folder = await mkdtemp(path.join(tmpdir(), 'deploys-'));
  const place = { folder: path.join(folder, 'root'), bucket: undefined };
  const server = fastify();
  await server.register(deployRoutes, { place, owners });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await server.close();
  };
  return {
    url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/`,
    folder,
    root: createFolderDeployRoot(place.folder),
    close,
    remove: async () => {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}
