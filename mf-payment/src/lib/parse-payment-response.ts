import {
  isObject,
  objectOrEmpty,
  readText,
  type ResponseObject,
} from '@storefront/host/response/read-response';
import { isAppUrl, isWebUrl } from '@storefront/host/response/safe-url';
import { UnexpectedResponseError } from '@storefront/host/response/unexpected-response-error';
import { t } from '../messages/t';

/** One hidden input of the form that is posted to the payment provider. */
export interface PaymentFormEntry {
  name: string;
  value: string;
}

/** What to do after POST /payments; every URL in it is safe to open. */
export type PaymentResponse =
  /** Post a hidden form with these entries, in this order, to the URL (PAY-10). */
  | { kind: 'redirect-post'; url: string; entries: PaymentFormEntry[] }
  /** Open an app by its URL (PAY-11). */
  | { kind: 'deeplink'; url: string }
  /** Show a QR code: drawn from `text`, or else `image`, a `data:` URL (PAY-12). */
  | { kind: 'qr'; text?: string | undefined; image?: string | undefined }
  /** Open a web page (PAY-13). */
  | { kind: 'redirect'; url: string }
  /** The payment is being processed; the shopper has nothing more to do (PAY-13). */
  | { kind: 'processing' }
  /** The payment failed; the message is for the shopper (PAY-14). */
  | { kind: 'error'; message: string };

function unknownError(message = t('Unknown error occurred during payment process')) {
  return { kind: 'error', message } as const;
}

/**
 * Parses the response of POST /payments (PAY-10 to PAY-14, D28). A success with an invalid action or
 * an unsafe URL becomes an error of unknown cause. Throws `UnexpectedResponseError` if the response
 * isn't an object.
 */
export function parsePaymentResponse(response: unknown): PaymentResponse {
  if (!isObject(response)) throw new UnexpectedResponseError('payment', 'an object');
  const error = readText(response.error) ?? readText(objectOrEmpty(response.error).message);
  const succeeded = response.success === true || response.success === 'true';
  const isEmpty = response.success === undefined && error === undefined;
  if (!succeeded && !isEmpty) return unknownError(error);
  if (isObject(response.action)) return readAction(response.action, response.redirectUrl);
  const redirectUrl = readText(response.redirectUrl);
  if (redirectUrl !== undefined) return redirect(redirectUrl);
  return succeeded ? { kind: 'processing' } : unknownError();
}

function readAction(action: ResponseObject, outerUrl: unknown): PaymentResponse {
  const url = readText(action.redirectUrl) ?? readText(outerUrl) ?? '';
  switch (action.type) {
    case 'redirect_post':
      return isWebUrl(url)
        ? { kind: 'redirect-post', url, entries: formEntries(objectOrEmpty(action.formParams)) }
        : unknownError();
    case 'deeplink':
      return isAppUrl(url) ? { kind: 'deeplink', url } : unknownError();
    case 'qr':
      return readQr(action);
    default:
      return redirect(url);
  }
}

function redirect(url: string): PaymentResponse {
  return isWebUrl(url) ? { kind: 'redirect', url } : unknownError();
}

function readQr(action: ResponseObject): PaymentResponse {
  const text = qrText(readText(action.qr));
  const image = qrImage(readText(action.qrBase64)?.replace(/\s/g, '') ?? '');
  return text === undefined && image === undefined ? unknownError() : { kind: 'qr', text, image };
}

/** The largest number of bytes that a QR code can hold. */
const QR_BYTES_MAX = 2953;

/** The text, or undefined if it is too long for a QR code. */
function qrText(text: string | undefined): string | undefined {
  const bytes = new TextEncoder().encode(text).length;
  return bytes > QR_BYTES_MAX ? undefined : text;
}

/** The image as a `data:` URL; the response may hold the URL or the base64 text alone (D28). */
function qrImage(base64: string): string | undefined {
  if (/^data:image\/[\w.+-]+;base64,[a-z\d+/]+=*$/i.test(base64)) return base64;
  return /^[a-z\d+/]+=*$/i.test(base64) ? `data:image/png;base64,${base64}` : undefined;
}

/** The inputs `type`, `url` and `data[key]`, with unchanged values (PAY-10). */
function formEntries({ type, url, data }: ResponseObject): PaymentFormEntry[] {
  return [
    formEntry('type', type),
    formEntry('url', url),
    ...Object.entries(objectOrEmpty(data)).map(([key, value]) => formEntry(`data[${key}]`, value)),
  ].flat();
}

function formEntry(name: string, value: unknown): PaymentFormEntry[] {
  if (value === null) return [{ name, value: '' }];
  if (typeof value === 'string') return [{ name, value }];
  return typeof value === 'number' || typeof value === 'boolean'
    ? [{ name, value: String(value) }]
    : [];
}
