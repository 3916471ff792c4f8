/** The pages on which carriers show a parcel; `{}` stands for its number. A link given with a parcel comes before. */
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

/** The carrier's page of a parcel; undefined for a carrier that isn't known to have one. */
export function trackingUrlOf(carrier: string, tracking: string): string | undefined {
  return TRACKING_PAGES.get(carrier.trim().toLowerCase())?.replace(
    '{}',
    encodeURIComponent(tracking),
  );
}
