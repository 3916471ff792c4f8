/** Browser features that no page of the shop uses; payments are made on the provider's own page. */
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
  // Not `same-origin`: a provider's page may have to open in its own window.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** A year, as in docs/nginx. */
const ONLY_OVER_TLS = { 'strict-transport-security': 'max-age=31536000' };

/** The headers that limit what a page can do, besides its Content-Security-Policy. */
export function securityHeaders(isSecure: boolean): Record<string, string> {
  return isSecure ? { ...PAGE_HEADERS, ...ONLY_OVER_TLS } : PAGE_HEADERS;
}
