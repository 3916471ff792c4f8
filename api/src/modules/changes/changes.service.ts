import { setTimeout as delay } from 'node:timers/promises';
import type { Changes } from '@storefront/host/contracts/api';
import { pageTag } from '@storefront/host/contracts/page-tags';
import type { Database } from '../../db/database';
import { FRESH_FOR } from '../../http/responses/response-cache';
import { RESULT_LIFETIME } from '../products/memoize-briefly';
import { UNCHECKED_FOR } from '../translations/known-texts';
import { deleteOldChanges, findChanges, type PageChange } from './changes.repository';

/** After more changes than this, as after an import, everything is said to have changed. */
const CHANGES_MAX = 2_000;

/** How long changes are kept, in milliseconds: for page servers that couldn't ask meanwhile. */
const KEPT_FOR = 60 * 60_000;

/** How long after a change searches may still match as before it, in seconds. */
const SETTLES_AFTER = Math.ceil((RESULT_LIFETIME + FRESH_FOR) / 1_000);

/** How long after a change processes of the API may respond with what was before it, in milliseconds. */
function outdatedFor({ length }: readonly string[]): number {
  // A shop with one language translates nothing.
  return length > 1 ? FRESH_FOR + UNCHECKED_FOR : FRESH_FOR;
}

/**
 * The tags of what has changed since a cursor. Changes are told of only when no process of the API can respond any more
 * with what was before them: from its cached responses, or with texts that it knows in the languages of the shop.
 */
export async function readChanges(
  db: Database,
  languages: readonly string[],
  after: string | undefined,
): Promise<Changes> {
  const { changes, next, isOutdated } = await findChanges(db, after, CHANGES_MAX + 1);
  const isComplete = !isOutdated && changes.length <= CHANGES_MAX;
  if (changes.length > 0) await delay(outdatedFor(languages));
  return {
    next,
    isComplete,
    tags: isComplete ? changes.map(tagOf) : [],
    again: {
      tags: isComplete ? changes.filter(isOfLists).map(tagOf) : [],
      seconds: SETTLES_AFTER,
    },
  };
}

/** Deletes the changes that every page server has long asked for. */
export async function deleteTold(db: Database, now: Date): Promise<void> {
  await deleteOldChanges(db, new Date(now.getTime() - KEPT_FOR));
}

function tagOf({ kind, name }: PageChange): string {
  return pageTag(kind, name);
}

function isOfLists({ kind }: PageChange): boolean {
  return kind === 'listing' || kind === 'facets';
}
