import { type FetchOptions, fetchPicture, readUrl } from './fetch-picture';
import { findLocalPicture } from './local-picture';
import { checkUrl } from './safe-connection';

/** Where pictures come from. */
export interface SourceOptions extends FetchOptions {
  /** The folder of sources that are paths. */
  folder: string | undefined;
}

/** Whether a source is an address, and not a path. */
const isAddress = (source: string) => /^[a-z][a-z\d+.-]*:/i.test(source);

/** The host that a source is fetched from; blank for a path. */
export function hostOf(source: string): string {
  return isAddress(source) ? (URL.parse(source)?.hostname ?? '') : '';
}

/**
 * The file with the content of a source: `incoming`, which it is fetched into, or one of PICTURES_FOLDER. Throws a
 * `PictureError`.
 */
export async function obtainPicture(
  source: string,
  incoming: string,
  options: SourceOptions,
  stopping: AbortSignal,
): Promise<string> {
  if (!isAddress(source)) return findLocalPicture(source, options.folder, options.bytesMax);
  await fetchPicture(source, incoming, options, stopping);
  return incoming;
}

/** Throws a `PictureError` for a source that can't be obtained, as far as that is known without calling its host. */
export async function checkSource(source: string, options: SourceOptions): Promise<void> {
  if (isAddress(source)) checkUrl(readUrl(source), options);
  else await findLocalPicture(source, options.folder, options.bytesMax);
}
