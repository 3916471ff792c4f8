import { apiPaths } from '@storefront/host/contracts';
import { HttpError, type Http } from '@storefront/host';
import { objectOrEmpty, readText, unwrapData } from '@storefront/host/response/read-response';
import { INDIAN_STATES } from '@storefront/host/validation/address/indian-states';

/** The city and the state of a PIN code. */
export interface PincodeLocation {
  city: string;
  state: string;
}

/** What the API says about a PIN code. */
export interface PincodeInfo {
  /** Undefined if the API doesn't know the PIN code. */
  location: PincodeLocation | undefined;
  isDelivered: boolean;
}

/** Asks the API where a PIN code is and whether the shop delivers there. Throws if it doesn't respond. */
export async function fetchPincode(http: Http, pin: string): Promise<PincodeInfo> {
  const [location, isDelivered] = await Promise.all([
    fetchLocation(http, pin),
    fetchIsDelivered(http, pin),
  ]);
  return { location, isDelivered };
}

async function fetchLocation(http: Http, pin: string): Promise<PincodeLocation | undefined> {
  try {
    return parseLocation(await http.get(apiPaths.pincode(pin)));
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** A 404 that doesn't name the PIN code is one of an API that knows no delivery times: it may deliver anywhere. */
async function fetchIsDelivered(http: Http, pin: string): Promise<boolean> {
  try {
    await http.get(apiPaths.delivery, { params: { pin } });
    return true;
  } catch (error) {
    if (isNotFound(error)) return objectOrEmpty(error.body).field !== 'pin';
    throw error;
  }
}

function isNotFound(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status === 404;
}

function parseLocation(response: unknown): PincodeLocation | undefined {
  const { city, state } = objectOrEmpty(unwrapData(response));
  const location = { city: readText(city) ?? '', state: readText(state) ?? '' };
  return location.city !== '' && INDIAN_STATES.includes(location.state) ? location : undefined;
}
