export type { Bucket, FoundObject, PutOptions } from './bucket';
export { isBucketAddress, namesBucket } from './bucket-address';
export { createS3Bucket } from './s3-bucket';
