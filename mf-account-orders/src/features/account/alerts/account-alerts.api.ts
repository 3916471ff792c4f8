import { apiPaths } from '@storefront/host/contracts';
import { HttpError, type Http } from '@storefront/host';
import {
  objectOrEmpty,
  readNumber,
  readText,
  unwrapData,
} from '@storefront/host/response/read-response';
import { readLabels } from '@storefront/host/shop/catalogue/labels';
import { variantLabel } from '@storefront/host/shop/catalogue/variant';

/** Something that the shopper is told of when it is back in stock, or costs less. */
export interface AccountAlert {
  id: string;
  productId: string;
  title: string;
  /** Its size and colour; may be empty. */
  choice: string;
  /** What it has to cost less than, in rupees; absent where the shopper waits for stock. */
  belowPrice?: number | undefined;
}

/** Fetches what the shopper waits for; undefined if the call fails or the API has no alerts. */
export async function fetchAlerts(
  http: Http,
  signal: AbortSignal,
): Promise<AccountAlert[] | undefined> {
  try {
    const response = unwrapData(await http.get(apiPaths.alerts, { signal }));
    return Array.isArray(response) ? response.flatMap(readAlert) : undefined;
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

function readAlert(entry: unknown): AccountAlert[] {
  const alert = objectOrEmpty(entry);
  const id = readText(alert.id);
  const productId = readText(alert.productId);
  if (id === undefined || productId === undefined) return [];
  const choice = variantLabel({
    selectedSize: readText(alert.selectedSize),
    selectedColor: readText(alert.selectedColor),
    ...readLabels(alert.labels),
  });
  return [
    {
      id,
      productId,
      title: readText(alert.title) ?? productId,
      choice,
      belowPrice: readNumber(alert.belowPrice),
    },
  ];
}

/** Ends an alert. */
export async function removeAlert(http: Http, id: string): Promise<void> {
  await http.delete(apiPaths.alert(id));
}
