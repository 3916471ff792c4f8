const BUCKET_ADDRESS = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])((?:\/[\w.-]+)*)\/?$/;

/** A bucket, and the folder in it; the folder is empty, or ends with a slash. */
interface BucketAddress {
  bucket: string;
  folder: string;
}

/** Whether a place for files is a bucket rather than a folder: `s3://…`. */
export function namesBucket(place: string): boolean {
  return place.startsWith('s3://');
}

/** Whether a text is the address of a bucket, such as `s3://bucket` or `s3://bucket/folder`. */
export function isBucketAddress(text: string): boolean {
  return BUCKET_ADDRESS.test(text);
}

/** Parses the address of a bucket. Throws if it isn't one. */
export function parseBucketAddress(address: string): BucketAddress {
  const [matched, bucket = '', path = ''] = BUCKET_ADDRESS.exec(address) ?? [];
  if (matched === undefined)
    throw new Error(`${address} is no address of a bucket: s3://bucket/folder.`);
  return { bucket, folder: path === '' ? '' : `${path.slice(1)}/` };
}
