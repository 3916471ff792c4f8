import { findTeam } from '@storefront/tools/deploy';
import type { FastifyError, FastifyInstance } from 'fastify';
import { formField, sendHtml, type ConsoleParts } from './console-parts';
import { CONSOLE_PATH, SIGN_IN_PATH, SIGN_OUT_PATH } from './console-paths';

/** Attempts to sign in a minute, of everybody together: all come from this machine. */
const MAX_ATTEMPTS = 10;

/** A team signs in with its token, and out again. */
export function signInRoutes(
  app: FastifyInstance,
  { owners, sessions, pages }: ConsoleParts,
  done: () => void,
): void {
  const hasTeams = owners.teams.length > 0;

  app.setErrorHandler<FastifyError>((error, _, reply) => {
    if (error.statusCode !== 429) throw error;
    const text = 'Too many attempts. Try again in a minute.';
    return sendHtml(reply, 429, pages.renderSignIn({ hasTeams, error: text }));
  });

  const rateLimit = { max: MAX_ATTEMPTS, timeWindow: '1 minute' };
  app.post(SIGN_IN_PATH, { config: { rateLimit } }, async (request, reply) => {
    const team = findTeam(owners, formField(request.body, 'token'));
    if (!team) {
      const error = 'No team has this token.';
      return sendHtml(reply, 401, pages.renderSignIn({ hasTeams, error }));
    }
    return reply.header('set-cookie', sessions.begin(team)).redirect(CONSOLE_PATH, 303);
  });

  app.post(SIGN_OUT_PATH, async (request, reply) => {
    const session = sessions.find(request.headers.cookie);
    if (session) void reply.header('set-cookie', sessions.end(session));
    return reply.redirect(CONSOLE_PATH, 303);
  });
  done();
}
