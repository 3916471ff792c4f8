/**
 * The tracking pages of carriers, with `{}` for the tracking number. A link given with a parcel takes
 * precedence.
 */
const TRACKING_PAGES: ReadonlyMap<string, string> = new Map([
  ['delhivery', 'https://www.delhivery.com/track-v2/package/{}'],
  [
    'blue dart',
    'https://www.bluedart.com/web/guest/trackdartresultthirdparty?trackFor=0&trackNo={}',
  ],
  ['ecom express', 'https://ecomexpress.in/tracking/?awb_field={}'],
  ['xpressbees', 'https://www.xpressbees.com/shipment/tracking?awbNo={}'],
  ['shadowfax', 'https://tracker.shadowfax.in/#/?awb={}'],
]);

/** The carrier's tracking page for a parcel; undefined for an unknown carrier. */
export function trackingUrlOf(carrier: string, tracking: string): string | undefined {
  return TRACKING_PAGES.get(carrier.trim().toLowerCase())?.replace(
    '{}',
    encodeURIComponent(tracking),
  );
}
