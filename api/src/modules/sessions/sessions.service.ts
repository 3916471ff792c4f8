import type { Session as PublicSession } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { NotFoundError } from '../../http/errors';
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessionOfUser,
  findSession,
  findSessionsOfUser,
  insertSession,
  type Session,
  updateSession,
} from './sessions.repository';
import { presentDevice } from './device-name';
import { hashToken, randomToken } from './token-hash';
import type { User } from '../users/users.repository';
import { t } from '../../messages/t';

const MS_PER_HOUR = 60 * 60 * 1000;

/** The minimum time between two renewals of a session. */
const RENEWED_EVERY_MS = MS_PER_HOUR;

function expiry(now: Date, lifetimeHours: number): Date {
  return new Date(now.getTime() + lifetimeHours * MS_PER_HOUR);
}

/** Starts a session that expires `lifetimeHours` after its last use; returns its token. */
export async function startSession(
  db: Database,
  session: Pick<Session, 'userId' | 'device' | 'lifetimeHours'>,
): Promise<string> {
  const token = randomToken();
  const now = new Date();
  await insertSession(db, {
    ...session,
    tokenHash: hashToken(token),
    lastUsedAt: now,
    expiresAt: expiry(now, session.lifetimeHours),
  });
  return token;
}

/**
 * Finds the user of a token, and renews the session; undefined for a token that is unknown or has expired.
 */
export async function userOfToken(db: Database, token: string): Promise<User | undefined> {
  const now = new Date();
  const found = await findSession(db, hashToken(token), now);
  if (!found) return undefined;
  const { user, session } = found;
  if (now.getTime() - session.lastUsedAt.getTime() >= RENEWED_EVERY_MS) {
    const expiresAt = expiry(now, session.lifetimeHours);
    await updateSession(db, session.tokenHash, { lastUsedAt: now, expiresAt });
  }
  return user;
}

/** The sessions of a user; the session of that token is the current one. */
export async function listSessions(
  db: Database,
  user: User,
  token: string,
): Promise<PublicSession[]> {
  const current = hashToken(token);
  const sessions = await findSessionsOfUser(db, user.id, new Date());
  return sessions.map(({ tokenHash, device, lastUsedAt }) => ({
    id: tokenHash,
    device: presentDevice(device),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: tokenHash === current,
  }));
}

/** Ends one session of a user. Throws a {@link NotFoundError} for another user's session. */
export async function endSession(db: Database, user: User, id: string): Promise<void> {
  if (!(await deleteSessionOfUser(db, user.id, id)))
    throw new NotFoundError(t('Session not found'));
}

/** Ends all sessions of a user except the token's. */
export function endOtherSessions(db: Database, user: User, token: string): Promise<void> {
  return deleteOtherSessions(db, user.id, hashToken(token));
}

/** Ends the token's session; does nothing for an unknown token. */
export function logout(db: Database, token: string): Promise<void> {
  return deleteSession(db, hashToken(token));
}
