import path from 'node:path';

/** Root of the repository. */
export const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
