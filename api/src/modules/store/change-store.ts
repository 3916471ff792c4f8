import type { StoreInfo } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { BadRequestError } from '../../http/errors';
import { recordChanges } from '../audit/audit.repository';
import { checkSource, type SourceOptions } from '../pictures/fetching/obtain-picture';
import { PictureError } from '../pictures/picture-error';
import { byPlace, placesOf } from '../pictures/store-pictures/places';
import {
  saveStorePictures,
  showStorePictures,
} from '../pictures/store-pictures/store-pictures.repository';
import { checkStore } from './check-store';
import { type EditedStore, isSourced, readEditedStore } from './edited-store';
import { lockStore, saveStore } from './store.repository';

interface Acting {
  author: string;
  reason?: string | undefined;
  /** Where pictures may come from. */
  sources: SourceOptions;
}

/**
 * Changes the store's information; returns how it is then. Pictures whose source is another one are shown once they are
 * made: queue them after the transaction. Throws a `BadRequestError` that names what can't be stored.
 */
export async function changeStore(
  tx: Database,
  change: (info: EditedStore) => unknown,
  { author, reason, sources }: Acting,
): Promise<EditedStore> {
  const shown = await lockStore(tx);
  const before = await readEditedStore(tx);
  const after = checkStore(change(before));
  const names = [
    ...new Set([...Object.keys(before), ...Object.keys(after)]),
  ] as (keyof EditedStore)[];
  const changed = names.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (changed.length === 0) return after;
  await checkSources(before, after, sources);
  await save(tx, after, shown);
  const pick = (info: EditedStore) =>
    Object.fromEntries(changed.map((name) => [name, info[name] ?? null]));
  const subject = 'store';
  await recordChanges(tx, [
    { author, subject, before: pick(before), after: pick(after), reason: reason ?? null },
  ]);
  return after;
}

/** Only sources that are new: others may have gone since their pictures were made. */
async function checkSources(
  before: EditedStore,
  after: EditedStore,
  options: SourceOptions,
): Promise<void> {
  const former = placesOf(before.pictures);
  for (const [place, picture] of placesOf(after.pictures)) {
    const known = former.get(place);
    if (!isSourced(picture)) continue;
    if (known && isSourced(known) && known.source === picture.source) continue;
    await checkSource(picture.source, options).catch((error: unknown) => {
      if (!(error instanceof PictureError)) throw error;
      const name = `picture.${place}`;
      throw new BadRequestError(name, `${name} can’t be ${picture.source}. ${error.message}`);
    });
  }
}

/** Until a picture is made, its place shows what it did. */
async function save(
  tx: Database,
  { pictures, ...info }: EditedStore,
  shown: StoreInfo | undefined,
): Promise<void> {
  const former = placesOf(shown?.pictures);
  const kept = [...placesOf(pictures)].flatMap(([place, picture]) => {
    const current = isSourced(picture) ? former.get(place) : picture;
    return current ? [[place, current] as const] : [];
  });
  await saveStore(tx, { ...info, ...(kept.length > 0 && { pictures: byPlace(new Map(kept)) }) });
  const sourced = [...placesOf(pictures)].flatMap(([place, picture]) =>
    isSourced(picture) ? [{ place, source: picture.source, text: picture.alt ?? '' }] : [],
  );
  await saveStorePictures(tx, sourced);
  await showStorePictures(tx);
}
