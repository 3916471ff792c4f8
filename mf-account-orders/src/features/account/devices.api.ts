import { apiPaths } from '@storefront/host/contracts';
import { HttpError, type Http } from '@storefront/host';
import { objectOrEmpty, readText, unwrapData } from '@storefront/host/response/read-response';
import { t } from '../../messages/t';

/** A device that is signed in to the account. */
export interface SignedInDevice {
  id: string;
  name: string;
  /** ISO 8601. */
  lastUsedAt: string;
  isCurrent: boolean;
}

/** Fetches the devices that are signed in; undefined if the call fails or the API doesn't list them. */
export async function fetchDevices(
  http: Http,
  signal: AbortSignal,
): Promise<SignedInDevice[] | undefined> {
  try {
    const response = unwrapData(await http.get(apiPaths.sessions, { signal }));
    return Array.isArray(response) ? response.flatMap(readDevice) : undefined;
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

function readDevice(entry: unknown): SignedInDevice[] {
  const { id, device, lastUsedAt, isCurrent } = objectOrEmpty(entry);
  const text = readText(id);
  if (text === undefined) return [];
  return [
    {
      id: text,
      name: readText(device) ?? t('Unknown device'),
      lastUsedAt: readText(lastUsedAt) ?? '',
      isCurrent: isCurrent === true,
    },
  ];
}

/** Signs one device out; succeeds if it has already been signed out. */
export async function signDeviceOut(http: Http, id: string): Promise<void> {
  try {
    await http.delete(apiPaths.session(id));
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
  }
}

/** Signs all devices out but this one. */
export async function signOthersOut(http: Http): Promise<void> {
  await http.delete(apiPaths.sessions);
}
