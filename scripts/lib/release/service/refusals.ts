import { RegistryError } from '@storefront/host/contracts/parse-registry';
import { ImmutableFileError, ReleaseError } from '@storefront/tools/deploy';
import type { FastifyReply } from 'fastify';
import { StepFailedError } from '../../processes';

export function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).send({ error });
}

/** Refuses with the reason, if there is one for the team; throws everything else. */
export function refuseBecauseOf(reply: FastifyReply, error: unknown): FastifyReply {
  if (!isRefusal(error)) throw error;
  return refuse(reply, 409, error.message);
}

/** Whether an error's message is a reason for the team, and no failure of the service. */
export function isRefusal(error: unknown): error is Error {
  return (
    error instanceof RegistryError ||
    error instanceof ReleaseError ||
    error instanceof StepFailedError ||
    error instanceof ImmutableFileError
  );
}
