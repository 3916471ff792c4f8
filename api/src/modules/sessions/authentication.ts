import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/database';
import { UnauthorizedError } from '../../http/errors';
import { userOfToken } from './sessions.service';
import type { User } from '../users/users.repository';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user, on routes with {@link requireUser}. */
    user: User | null;
  }
}

/** The bearer token in the authorization header. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** `onRequest` hook of protected routes: 401 without a valid token. */
export function requireUser(db: Database) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request);
    const user = token === undefined ? undefined : await userOfToken(db, token);
    if (!user) throw new UnauthorizedError();
    request.user = user;
  };
}

/** The signed-in user of a request. Throws an {@link UnauthorizedError} if there is none. */
export function userOf(request: FastifyRequest): User {
  if (!request.user) throw new UnauthorizedError();
  return request.user;
}
