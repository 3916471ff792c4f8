import {
  openDeployRoot,
  readRegistry,
  type DeployPlace,
  type Owners,
} from '@storefront/tools/deploy';
import type { FastifyInstance } from 'fastify';
import { changeRoutes } from './change.routes';
import { developmentShellRoutes } from './development/development-shell.routes';
import { fileRoutes } from './file.routes';
import { previewRoutes } from './previews/preview.routes';
import { releaseRoutes } from './release.routes';
import { reportRoutes } from './report.routes';
import { createRequestTeams } from './request-teams';
import { DEPLOYS, type ServiceParts } from './service-parts';

interface DeployServiceOptions {
  place: DeployPlace;
  owners: Owners;
}

/**
 * The deploy service: teams publish and release their apps over HTTP, with the token that the platform's file of owners
 * knows. They need neither the deploy root's files nor this repository, and can change no other team's app.
 */
export async function deployRoutes(
  app: FastifyInstance,
  { place, owners }: DeployServiceOptions,
): Promise<void> {
  const root = openDeployRoot(place);
  const teams = createRequestTeams(owners);
  const parts: ServiceParts = { place, root, owners, teams };

  app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
  app.addHook('onRequest', teams.authenticate);

  app.get(`${DEPLOYS}/registry`, async (_, reply) =>
    reply.type('application/json').send(JSON.stringify(await readRegistry(root))),
  );
  await app.register(fileRoutes, parts);
  await app.register(previewRoutes, parts);
  await app.register(developmentShellRoutes, parts);
  await app.register(releaseRoutes, parts);
  await app.register(reportRoutes, parts);
  await app.register(changeRoutes, parts);
}
