import { createS3Bucket, namesBucket } from '@storefront/tools/object-store';
import { createBucketStore } from './bucket-store';
import { createFolderStore } from './folder-store';
import type { PictureStore } from './picture-store';

/** The store at a place: a folder, or a bucket such as `s3://bucket/folder`. */
export function openPictureStore(place: string): PictureStore {
  return namesBucket(place) ? createBucketStore(createS3Bucket(place)) : createFolderStore(place);
}
