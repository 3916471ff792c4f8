import { apiPaths } from '@storefront/shared/contracts';
import { HttpError, type Http } from '@storefront/shared/host';
import { objectOrEmpty, readText, unwrapData } from '../../response/read-response';
import { INDIAN_STATES } from './indian-states';

/** The city and the state of a PIN code. */
export interface PincodeLocation {
  city: string;
  state: string;
}

/** Fetches the city and the state of a PIN code; undefined if the API doesn't know it, or doesn't respond. */
export async function fetchPincodeLocation(
  http: Http,
  pin: string,
  signal: AbortSignal,
): Promise<PincodeLocation | undefined> {
  try {
    const response = await http.get(apiPaths.pincode(pin), { signal });
    const { city, state } = objectOrEmpty(unwrapData(response));
    const place = { city: readText(city) ?? '', state: readText(state) ?? '' };
    return place.city !== '' && INDIAN_STATES.includes(place.state) ? place : undefined;
  } catch (error) {
    if (error instanceof HttpError || signal.aborted) return undefined;
    throw error;
  }
}
