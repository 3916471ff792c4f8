import { services } from '@storefront/host';
import {
  objectOrEmpty,
  readPositive,
  readText,
  unwrapData,
} from '@storefront/host/response/read-response';
import type { LoaderFunctionArgs } from '@storefront/host/router';

/** The product that the page offers. */
export interface ArchiveData {
  id: string;
  name: string;
  /** In rupees. */
  price: number;
}

const ID = 'merino-roll-neck';

/** Calls the API on the server, and in the browser after a navigation. */
export async function loadArchive(args: LoaderFunctionArgs): Promise<ArchiveData> {
  const { http } = services(args);
  const response = await http.get(`/products/${ID}`, { signal: args.request.signal });
  const product = objectOrEmpty(unwrapData(response));
  const price = readPositive(product.discountedPrice) ?? readPositive(product.regularPrice) ?? 0;
  return { id: ID, name: readText(product.title) ?? '', price };
}
