import { isObject, objectOrEmpty, readText, type ResponseObject } from './read-response';
import { isAppUrl, isWebUrl } from './safe-url';
import { UnexpectedResponseError } from './unexpected-response-error';

/** One hidden input of the form that is posted to the payment provider. */
export interface PaymentFormEntry {
  name: string;
  value: string;
}

/** What is to be done after POST /payments; every address in it is safe to go to. */
export type PaymentResponse =
  /** Post a hidden form with these entries, in this order, to the address (PAY-10). */
  | { kind: 'redirect-post'; url: string; entries: PaymentFormEntry[] }
  /** Go to the address of an app (PAY-11). */
  | { kind: 'deeplink'; url: string }
  /** Show a QR code: drawn from the text, or the image, a `data:` address (PAY-12). */
  | { kind: 'qr'; text?: string | undefined; image?: string | undefined }
  /** Go to the web address (PAY-13). */
  | { kind: 'redirect'; url: string }
  /** Nothing more to do than to say that the payment is under way (PAY-13). */
  | { kind: 'none' }
  /** The payment failed; the message is for the shopper (PAY-14). */
  | { kind: 'error'; message: string };

const UNKNOWN_ERROR = {
  kind: 'error',
  message: 'Unknown error occurred during payment process',
} as const;

/**
 * Reads the answer of POST /payments (PAY-10 to PAY-14, D28). A success that asks for something
 * unreadable, or leads to an address that isn't safe, is an error of unknown cause. Throws
 * UnexpectedResponseError where the answer isn't an object.
 */
export function parsePaymentResponse(answer: unknown): PaymentResponse {
  if (!isObject(answer)) throw new UnexpectedResponseError('payment', 'an object');
  const error = readText(answer.error) ?? readText(objectOrEmpty(answer.error).message);
  const succeeded = answer.success === true || answer.success === 'true';
  const saysNothing = answer.success === undefined && error === undefined;
  if (!succeeded && !saysNothing) return { kind: 'error', message: error ?? UNKNOWN_ERROR.message };
  if (isObject(answer.action)) return readAction(answer.action, answer.redirectUrl);
  const redirectUrl = readText(answer.redirectUrl);
  if (redirectUrl !== undefined) return redirect(redirectUrl);
  return succeeded ? { kind: 'none' } : UNKNOWN_ERROR;
}

function readAction(action: ResponseObject, outerUrl: unknown): PaymentResponse {
  const url = readText(action.redirectUrl) ?? readText(outerUrl) ?? '';
  switch (action.type) {
    case 'redirect_post':
      return isWebUrl(url)
        ? { kind: 'redirect-post', url, entries: formEntries(objectOrEmpty(action.formParams)) }
        : UNKNOWN_ERROR;
    case 'deeplink':
      return isAppUrl(url) ? { kind: 'deeplink', url } : UNKNOWN_ERROR;
    case 'qr':
      return readQr(action);
    default:
      return redirect(url);
  }
}

function redirect(url: string): PaymentResponse {
  return isWebUrl(url) ? { kind: 'redirect', url } : UNKNOWN_ERROR;
}

function readQr(action: ResponseObject): PaymentResponse {
  const text = qrText(readText(action.qr));
  const image = qrImage(readText(action.qrBase64)?.replace(/\s/g, '') ?? '');
  return text === undefined && image === undefined ? UNKNOWN_ERROR : { kind: 'qr', text, image };
}

/** The most bytes that a QR code holds. */
const QR_BYTES_MAX = 2953;

/** The text, unless no code can hold it. */
function qrText(text: string | undefined): string | undefined {
  const bytes = new TextEncoder().encode(text).length;
  return bytes > QR_BYTES_MAX ? undefined : text;
}

/** The image's `data:` address, whether it came with one or as bare base64 (D28). */
function qrImage(base64: string): string | undefined {
  if (/^data:image\/[\w.+-]+;base64,[a-z\d+/]+=*$/i.test(base64)) return base64;
  return /^[a-z\d+/]+=*$/i.test(base64) ? `data:image/png;base64,${base64}` : undefined;
}

/** The inputs `type`, `url` and `data[key]`, values as they came (PAY-10). */
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
