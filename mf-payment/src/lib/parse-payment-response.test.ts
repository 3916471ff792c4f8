import fc from 'fast-check';
import { parsePaymentResponse } from './parse-payment-response';
import { UnexpectedResponseError } from '@storefront/host/response/unexpected-response-error';

const unknownError = { kind: 'error', message: 'Unknown error occurred during payment process' };

const succeeded = (action: unknown) => parsePaymentResponse({ success: true, action });

test('[PAY-10] reads a form to post, with type, url and data[key]', () => {
  const response = succeeded({
    type: 'redirect_post',
    redirectUrl: 'https://pay.example/start',
    formParams: {
      type: 'card',
      url: 'https://shop.example',
      data: { txn: 'T1', amt: 499, x: null },
    },
  });
  expect(response).toEqual({
    kind: 'redirect-post',
    url: 'https://pay.example/start',
    entries: [
      { name: 'type', value: 'card' },
      { name: 'url', value: 'https://shop.example' },
      { name: 'data[txn]', value: 'T1' },
      { name: 'data[amt]', value: '499' },
      { name: 'data[x]', value: '' },
    ],
  });
});

test('[PAY-11] reads the URL of an app', () => {
  const url = 'upi://pay?pa=shop@bank&am=499.00&cu=INR';
  expect(succeeded({ type: 'deeplink', redirectUrl: url })).toEqual({ kind: 'deeplink', url });
});

test('[PAY-12] reads a QR code as text, or as an image with or without its prefix', () => {
  expect(succeeded({ type: 'qr', qr: 'upi://pay?pa=a' })).toEqual({
    kind: 'qr',
    text: 'upi://pay?pa=a',
  });
  const image = 'data:image/png;base64,iVBORw0KGgo=';
  expect(succeeded({ type: 'qr', qrBase64: 'iVBORw0KGgo=' })).toEqual({ kind: 'qr', image });
  expect(succeeded({ type: 'qr', qrBase64: image })).toEqual({ kind: 'qr', image });
  expect(succeeded({ type: 'qr', qrBase64: 'data:text/html,<b>' })).toEqual(unknownError);
  expect(succeeded({ type: 'qr' })).toEqual(unknownError);
});

test('[PAY-12] refuses a text that is too long for a QR code', () => {
  expect(succeeded({ type: 'qr', qr: 'x'.repeat(2953) })).toHaveProperty('kind', 'qr');
  expect(succeeded({ type: 'qr', qr: 'x'.repeat(2954) })).toEqual(unknownError);
  expect(succeeded({ type: 'qr', qr: '₹'.repeat(985) })).toEqual(unknownError);
  expect(succeeded({ type: 'qr', qr: 'x'.repeat(2954), qrBase64: 'iVBORw0KGgo=' })).toEqual({
    kind: 'qr',
    image: 'data:image/png;base64,iVBORw0KGgo=',
  });
});

test('[PAY-13] reads a redirectUrl without an action, or neither', () => {
  const url = 'https://pay.example/p/1';
  expect(parsePaymentResponse({ success: true, redirectUrl: url })).toEqual({
    kind: 'redirect',
    url,
  });
  expect(parsePaymentResponse({ success: true })).toEqual({ kind: 'processing' });
  expect(parsePaymentResponse({ success: true, action: null })).toEqual({ kind: 'processing' });
});

test('[PAY-14] returns the message of the server, or one for an unknown cause', () => {
  expect(parsePaymentResponse({ success: false, error: 'Card declined' })).toEqual({
    kind: 'error',
    message: 'Card declined',
  });
  expect(parsePaymentResponse({ error: 'Card declined' })).toEqual({
    kind: 'error',
    message: 'Card declined',
  });
  expect(parsePaymentResponse({ success: false })).toEqual(unknownError);
  expect(parsePaymentResponse({})).toEqual(unknownError);
});

test.each([
  ['redirect_post', 'javascript:alert(1)'],
  ['redirect_post', 'upi://pay'],
  ['redirect_post', '/relative'],
  ['deeplink', 'JavaScript:alert(1)'],
  ['deeplink', 'java\tscript:alert(1)'],
  ['deeplink', 'data:text/html,hi'],
  ['deeplink', ''],
  ['hologram', undefined],
])('refuses %s to %j', (type, redirectUrl) => {
  expect(succeeded({ type, redirectUrl })).toEqual(unknownError);
});

test('refuses a redirectUrl that runs code', () => {
  const response = { success: true, redirectUrl: ' javascript:alert(1)' };
  expect(parsePaymentResponse(response)).toEqual(unknownError);
});

test.each([[null], [''], [[]]])('refuses %j', (response) => {
  expect(() => parsePaymentResponse(response)).toThrow(UnexpectedResponseError);
});

test('parses any object to one of the kinds', () => {
  const action = fc.record({
    type: fc.constantFrom('redirect_post', 'deeplink', 'qr', 'other'),
    redirectUrl: fc.oneof(fc.webUrl(), fc.string(), fc.anything()),
    formParams: fc.anything(),
    qr: fc.anything(),
    qrBase64: fc.anything(),
  });
  const response = fc.record({ success: fc.anything(), action: fc.oneof(action, fc.anything()) });
  fc.assert(
    fc.property(response, (response) => {
      expect(parsePaymentResponse(response)).toHaveProperty('kind');
    }),
  );
});
