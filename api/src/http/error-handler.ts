import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '@storefront/tools/error-code';
import { isDatabaseUnavailable } from '../db/database-unavailable';
import { ApiError, busy } from './errors';
import { loggedFailure } from './logging';
import { nulMessage } from './requests/storable-text';
import { validationProblem } from './requests/validation-message';
import { t } from '../messages/t';

/** PostgreSQL's error code for text that it can't store because it contains NUL. */
const UNSTORABLE_TEXT = '22021';

/** Fastify's error code for a call that exceeded the time limit. */
const CALL_TIMEOUT = 'FST_ERR_HANDLER_TIMEOUT';

function sendError(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ApiError) {
    if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
    return reply.code(error.statusCode).send({ error: error.message, ...error.details });
  }
  if (error.validation) {
    const { field, message } = validationProblem(
      error.validation,
      error.validationContext ?? 'body',
    );
    return reply.code(400).send({ error: message, field });
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return reply.code(status).send({ error: error.message });
  if (errorCode(error.cause) === UNSTORABLE_TEXT) {
    return reply.code(400).send({ error: nulMessage() });
  }
  request.log.error(loggedFailure(error));
  if (isDatabaseUnavailable(error) || error.code === CALL_TIMEOUT) {
    return reply.code(503).send({ error: busy() });
  }
  return reply
    .code(500)
    .send({ error: t('Something went wrong on our side. Please try again later.') });
}

/** Responds to a URL that can't be decoded; the router fails before any route or error handler runs. */
export function sendFrameworkError(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply
    .code(error.statusCode ?? 400)
    .header('cache-control', 'no-store')
    .send({ error: error.message });
}

/** Responds to every error, and to unknown paths, with a status and `{error}`. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | ApiError>((error, request, reply) => {
    void reply.header('cache-control', 'no-store');
    return sendError(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    return reply.code(404).send({ error: `There is no ${request.method} ${path}` });
  });
}
