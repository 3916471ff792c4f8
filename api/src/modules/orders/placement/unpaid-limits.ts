import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { Config } from '../../../settings/config';
import type { Database } from '../../../db/database';
import { TooManyRequestsError } from '../../../http/errors';
import { unpaidTotalsOfIp, unpaidTotalsOfUser, type OrderOwner } from './placement.repository';
import { t } from '../../../messages/t';

/** How much may be held without paying, and for how long. */
export type UnpaidLimits = Pick<
  Config,
  'unpaidOrdersMax' | 'unpaidPiecesMax' | 'unpaidOrderMinutes'
>;

/**
 * The limits of an IP address are those of so many accounts, because a household or an office may share it.
 */
const ACCOUNTS_PER_IP = 4;

/** Hashes a client's IP address. An IPv6 client has an entire network of addresses, which count as one. */
export function hashClientIp(clientIp: string): string {
  return createHash('sha256').update(normalizeIP(clientIp)).digest('hex');
}

function waiting(minutes: number): string {
  return t('An unpaid order is cancelled after {minutes} minutes.', { minutes });
}

/**
 * Throws a {@link TooManyRequestsError} if one more order with `pieces` pieces would exceed what the account
 * or the IP address may hold without paying. The transaction must have locked the owner.
 */
export async function enforceUnpaidLimits(
  tx: Database,
  { owner, pieces, limits }: { owner: OrderOwner; pieces: number; limits: UnpaidLimits },
): Promise<void> {
  const { unpaidOrdersMax, unpaidPiecesMax, unpaidOrderMinutes } = limits;
  if (pieces > unpaidPiecesMax) {
    throw new TooManyRequestsError(
      t('An order can have up to {max} pieces, and this one has {pieces}. Please order fewer.', {
        max: unpaidPiecesMax,
        pieces,
      }),
    );
  }
  const own = await unpaidTotalsOfUser(tx, owner.userId);
  if (own.orders >= unpaidOrdersMax) {
    const advice = t(
      'You have {count, plural, one {an unpaid order} other {# unpaid orders}}. Pay one under My Orders first, or wait.',
      { count: own.orders },
    );
    throw new TooManyRequestsError(`${advice} ${waiting(unpaidOrderMinutes)}`);
  }
  if (own.pieces + pieces > unpaidPiecesMax) {
    const advice = t(
      'Your unpaid orders hold {pieces} pieces, and with this one it would be more than {max}. Pay one under My Orders first, or order fewer.',
      { pieces: own.pieces, max: unpaidPiecesMax },
    );
    throw new TooManyRequestsError(`${advice} ${waiting(unpaidOrderMinutes)}`);
  }
  const ofIp = await unpaidTotalsOfIp(tx, owner.ipHash);
  if (
    ofIp.orders >= unpaidOrdersMax * ACCOUNTS_PER_IP ||
    ofIp.pieces + pieces > unpaidPiecesMax * ACCOUNTS_PER_IP
  ) {
    const advice = t(
      'Too many orders from your network wait for their payment. Please try again later.',
    );
    throw new TooManyRequestsError(`${advice} ${waiting(unpaidOrderMinutes)}`);
  }
}
