import type { FastifyInstance } from 'fastify';
import { refuse } from '../refusals';
import { DEPLOYS, type ServiceParts } from '../service-parts';
import { developmentShellOf } from './development-shell-files';

const NO_DEVELOPMENT_SHELL =
  'The live shell isn’t built from the sources of the deploy service. Deploy the shell from there: npm run deploy -- shell.';

/** Offers the live shell with the React that can replace components in an open page. */
export function developmentShellRoutes(
  app: FastifyInstance,
  { root }: ServiceParts,
  done: () => void,
): void {
  app.get(`${DEPLOYS}/development-shell`, async (_, reply) => {
    const shell = await developmentShellOf(root);
    return shell ? reply.send(shell) : refuse(reply, 404, NO_DEVELOPMENT_SHELL);
  });
  done();
}
