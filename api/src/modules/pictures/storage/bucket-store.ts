import path from 'node:path';
import type { Bucket } from '@storefront/tools/object-store';
import { PICTURES_KEPT, type PictureStore } from './picture-store';

/** Keeps pictures in a bucket, under their names. Several processes may share it, and a CDN may serve it. */
export function createBucketStore(bucket: Bucket): PictureStore {
  return {
    async put({ name, data }) {
      const type = `image/${path.extname(name).slice(1)}`;
      await bucket.put(name, data, { type, cacheControl: PICTURES_KEPT });
    },
    has: async (name) => (await bucket.find(name)) !== undefined,
    read: async (name) => (await bucket.read(name))?.bytes,
    async deleteOlder(name, putBefore) {
      const found = await bucket.find(name);
      if (!found || found.putAt >= putBefore) return false;
      await bucket.delete(name);
      return true;
    },
  };
}
