import { RegistryError } from '@storefront/host/contracts/parse-registry';
import type { FastifyError, FastifyInstance } from 'fastify';

/** How long clients are told to wait while there is no registry, in seconds. */
const RETRY_SECONDS = 5;

const NO_REGISTRY = 'The shop is being set up or repaired. Please try again in a moment.';

const INTERNAL_ERROR = 'Something went wrong on our side. Please try again later.';

/**
 * Turns every failure into a response with `{error}`. Details for operators only, such as paths, are logged.
 */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    void reply.header('cache-control', 'no-store');
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ error: error.message });
    request.log.error(error);
    if (error instanceof RegistryError) {
      return reply.code(503).header('retry-after', RETRY_SECONDS).send({ error: NO_REGISTRY });
    }
    return reply.code(500).send({ error: INTERNAL_ERROR });
  });
}
