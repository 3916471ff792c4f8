import { Type, type Static } from 'typebox';
import type { Picture, StoreInfo } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { PICTURE_STATUSES } from '../../db/schema/catalogue/pictures';
import { type ByPlace, byPlace, placesOf } from '../pictures/store-pictures/places';
import {
  findStorePictures,
  type StorePicture,
} from '../pictures/store-pictures/store-pictures.repository';
import { findStore } from './store.repository';

/** A picture that the shop makes of a source, as the operator edits it. */
export const SourcedPictureSchema = Type.Object(
  {
    source: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }),
    alt: Type.Optional(Type.String({ maxLength: 500 })),
    /** What became of it, for the operator to see; what is edited there is ignored. */
    status: Type.Optional(Type.Enum([...PICTURE_STATUSES])),
    error: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);
export type SourcedPicture = Static<typeof SourcedPictureSchema>;

/** A picture of the store as the operator edits it. */
export type EditedPicture = SourcedPicture | Picture;

/** The store's information as the operator edits it: with the sources of pictures, where the shop makes them. */
export interface EditedStore extends Omit<StoreInfo, 'pictures'> {
  pictures?: ByPlace<EditedPicture>;
}

/** Whether the shop makes the picture; otherwise its files are elsewhere, as those of the demo are. */
export function isSourced(picture: EditedPicture): picture is SourcedPicture {
  return 'source' in picture;
}

/** A store of which nothing is known yet. */
const EMPTY_STORE: StoreInfo = {
  storeName: '',
  companyName: '',
  companyAddress: '',
  companyEmail: '',
  companyPhone: '',
  companyLogoUrl: '',
  description: '',
  categories: [],
  policies: {},
};

/** The store's information as it can be edited; empty before it is set up. */
export async function readEditedStore(db: Database): Promise<EditedStore> {
  return readWith(db, present);
}

/** The same, with what became of the pictures. */
export async function readShownStore(db: Database): Promise<EditedStore> {
  return readWith(db, (row) => ({
    ...present(row),
    status: row.status ?? 'queued',
    ...(row.lastError !== null && { error: row.lastError }),
  }));
}

async function readWith(
  db: Database,
  presentRow: (row: StorePicture) => SourcedPicture,
): Promise<EditedStore> {
  const { pictures, ...info } = (await findStore(db)) ?? EMPTY_STORE;
  const places = new Map<string, EditedPicture>(placesOf(pictures));
  for (const row of await findStorePictures(db)) places.set(row.place, presentRow(row));
  return places.size === 0 ? info : { ...info, pictures: byPlace(places) };
}

function present({ source, text }: StorePicture): SourcedPicture {
  return { source, ...(text !== '' && { alt: text }) };
}
