import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/database';
import type { PictureResult } from '../../../db/schema/catalogue/pictures';
import { inTransaction } from '../../../db/transaction';
import type { ResponseCache } from '../../../http/responses/response-cache';
import { showCollectionPicture } from '../../collection-pages/collection-pages.repository';
import { obtainPicture, type SourceOptions } from '../fetching/obtain-picture';
import { PictureError, type PictureFailure } from '../picture-error';
import { type ClaimedPicture, markDone, markNotMade, releaseClaim } from '../pictures.repository';
import { productsWith, showPictures } from '../shown-pictures.repository';
import type { PictureStore } from '../storage/picture-store';
import { showStorePictures } from '../store-pictures/store-pictures.repository';
import { resultOf } from '../transforming/picture-result';
import type { Transformer } from '../transforming/transformer';

/** What came of an attempt to make a picture. */
export type PictureOutcome = 'done' | 'retried' | 'failed';

export interface PictureContext {
  db: Database;
  store: PictureStore;
  transformer: Transformer;
  sources: SourceOptions;
  responses: Pick<ResponseCache, 'invalidate'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Is told of each attempt. */
  onOutcome?: ((outcome: PictureOutcome) => void) | undefined;
}

const ATTEMPTS_MAX: Record<PictureFailure, number> = { passing: 10, doubtful: 3, final: 1 };
const MINUTE = 60_000;

/** The delay before the next attempt, in milliseconds: a minute, doubled after each attempt. */
export function retryDelay(attempts: number): number {
  return 2 ** (attempts - 1) * MINUTE;
}

/**
 * Makes a picture that was claimed, and stores what came of it. `onFetched` is called as soon as its host isn't needed
 * any more; if it fails before, it isn't. Throws only if the database or the disk fails.
 */
export async function makePicture(
  context: PictureContext,
  claimed: ClaimedPicture,
  onFetched: () => void,
  stopping: AbortSignal,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-picture-'));
  try {
    const incoming = path.join(folder, 'incoming');
    const { sources } = context;
    const file = await obtainPicture(claimed.source, incoming, sources, stopping);
    onFetched();
    const made = await context.transformer.transform(file, claimed.recipe);
    for (const each of [...made.files, ...made.portraitFiles]) await context.store.put(each);
    await storeResult(context, claimed, resultOf(made));
    context.onOutcome?.('done');
  } catch (error) {
    if (stopping.aborted) await releaseClaim(context.db, claimed, new Date());
    else await storeFailure(context, claimed, error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function storeResult(
  { db, responses }: PictureContext,
  claimed: ClaimedPicture,
  result: PictureResult,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await markDone(tx, claimed, result, new Date());
    if (claimed.recipe !== 'product') {
      await showStorePictures(tx);
      return;
    }
    await showPictures(tx, await productsWith(tx, [claimed.source]));
    await showCollectionPicture(tx, claimed.source);
  });
  responses.invalidate();
}

/** An error that isn't about the picture, such as a full disk, may pass. */
async function storeFailure(
  { db, log, onOutcome }: PictureContext,
  claimed: ClaimedPicture,
  error: unknown,
): Promise<void> {
  const { source, attempts } = claimed;
  const reason = error instanceof Error ? error.message : String(error);
  const failure = error instanceof PictureError ? error.failure : 'passing';
  const now = new Date();
  if (attempts < ATTEMPTS_MAX[failure]) {
    const next = new Date(now.getTime() + retryDelay(attempts));
    await markNotMade(db, claimed, reason, now, next);
    log.warn({ source, attempts, reason }, 'a picture wasn’t made and will be tried again');
    onOutcome?.('retried');
  } else {
    await markNotMade(db, claimed, reason, now);
    log.error({ source, attempts, reason }, 'a picture is given up');
    onOutcome?.('failed');
  }
}
