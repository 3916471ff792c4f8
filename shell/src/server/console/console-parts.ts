import type { DeployRoot, Owners } from '@storefront/tools/deploy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ConsoleSessions, Session } from './console-sessions';
import type * as Pages from './pages/render-pages';
import type { SignInLink } from './sign-in-link';
import type { TrialNumbers } from './trial-numbers';

/** What a console is made with. */
export interface ConsoleOptions {
  /** Where the registry is. */
  root: DeployRoot;
  /** Who may sign in with a token. */
  owners: Owners;
  /** An address that signs in the person who started the console. */
  link?: SignInLink | undefined;
  numbers: () => TrialNumbers | Promise<TrialNumbers>;
}

/** What the routes of the console share. */
export interface ConsoleParts extends ConsoleOptions {
  sessions: ConsoleSessions;
  /** Loaded only where there is a console. */
  pages: typeof Pages;
}

/** Handles a request of somebody who has signed in. */
type SignedInHandler = (
  session: Session,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** A handler that asks everybody else to sign in. */
export function signedIn(parts: ConsoleParts, handle: SignedInHandler) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const session = parts.sessions.find(request.headers.cookie);
    if (session) return handle(session, request, reply);
    return sendHtml(
      reply,
      401,
      parts.pages.renderSignIn({ hasTeams: parts.owners.teams.length > 0 }),
    );
  };
}

export function sendHtml(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

/** A field of a form, without blanks around it; empty if it wasn't sent. */
export function formField(body: unknown, name: string): string {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const value: unknown = entries.find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value.trim() : '';
}
