/** What a browser offers that no page of the shop uses; a payment is made on the provider's own page. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

const PAGE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  // Not `same-origin`: a provider's page may have to open in a window of its own.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** A year, as in docs/nginx. */
const ONLY_OVER_TLS = { 'strict-transport-security': 'max-age=31536000' };

/** The headers that limit what a page can do, beside its Content-Security-Policy. */
export function securityHeaders(isSecure: boolean): Record<string, string> {
  return isSecure ? { ...PAGE_HEADERS, ...ONLY_OVER_TLS } : PAGE_HEADERS;
}
