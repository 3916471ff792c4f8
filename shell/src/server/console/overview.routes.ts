import { readRegistry } from '@storefront/tools/deploy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendHtml, signedIn, type ConsoleParts } from './console-parts';
import { CONSOLE_PATH } from './console-paths';
import { consoleView } from './console-view';

/** The page with all apps. Its address may have a token that signs in once. */
export function overviewRoutes(app: FastifyInstance, parts: ConsoleParts, done: () => void): void {
  const { root, sessions, pages, owners, link, numbers } = parts;

  const overview = signedIn(parts, async (session, _, reply) => {
    const view = consoleView(await readRegistry(root), session.releaser, await numbers());
    const { message } = session;
    session.message = undefined;
    return sendHtml(reply, 200, pages.renderConsole(view, message));
  });

  app.get(CONSOLE_PATH, async (request, reply) => {
    const token = tokenOf(request);
    if (token === undefined || !link) return overview(request, reply);
    const releaser = link.take(token);
    if (!releaser) {
      const error = 'This address has been used before.';
      const html = pages.renderSignIn({ hasTeams: owners.teams.length > 0, error });
      return sendHtml(reply, 401, html);
    }
    return reply.header('set-cookie', sessions.begin(releaser)).redirect(CONSOLE_PATH, 303);
  });
  done();
}

function tokenOf({ url }: FastifyRequest): string | undefined {
  return new URL(url, 'http://localhost').searchParams.get('token') ?? undefined;
}
