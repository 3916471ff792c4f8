import type { AddressInfo } from 'node:net';
import { createDeployService, type DeployService } from '@storefront/remote-kit/deploy';
import {
  hashOfToken,
  openDeployRoot,
  type DeployPlace,
  type DeployRoot,
} from '@storefront/tools/deploy';
import fastify from 'fastify';
import { deployRoutes } from '../deploy.routes';

/** The token of the team lookbook, whose app is mf-lookbook. */
export const TOKEN = 'lookbook-token-01234';

/** The token of the team catalogue, whose app is mf-catalog, with all paths below /products. */
export const CATALOGUE_TOKEN = 'catalogue-token-0123';

const OWNERS = {
  teams: [
    { name: 'lookbook', tokenHash: hashOfToken(TOKEN), apps: ['mf-lookbook'] },
    {
      name: 'catalogue',
      tokenHash: hashOfToken(CATALOGUE_TOKEN),
      apps: ['mf-catalog'],
      paths: ['/products/*'],
    },
  ],
};

/** A deploy service of a test. */
export interface ServedDeploys {
  url: string;
  /** Its client, for the team lookbook unless a token is given. */
  service: (token?: string) => DeployService;
  root: DeployRoot;
  close: () => Promise<void>;
}

/** Serves the deploys of two teams, on a free port. */
export async function serveDeploys(place: DeployPlace): Promise<ServedDeploys> {
  const server = fastify();
  await server.register(deployRoutes, { place, owners: OWNERS });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/`;
  return {
    url,
    service: (token = TOKEN) => createDeployService({ url, token }),
    root: openDeployRoot(place),
    close: () => server.close(),
  };
}
