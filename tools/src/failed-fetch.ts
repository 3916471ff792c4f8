/** What Node says of a certificate that no authority it knows has signed. */
const OF_UNKNOWN_AUTHORITY = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
];

/**
 * Says which address failed, why, and what to do: of a failed call, `fetch` itself says no more than "fetch failed".
 * The advice is for an address at which nothing responds.
 */
export function describeFailedFetch(address: string, error: unknown, advice: string): string {
  const { reason, code } = causeOf(error);
  if (OF_UNKNOWN_AUTHORITY.includes(code)) {
    return `The certificate of ${address} isn't trusted here (${reason}). If its authority is your own, name the file with the authority's certificate in NODE_EXTRA_CA_CERTS, and try again.`;
  }
  return `Nothing responds at ${address} (${reason}). ${advice}`;
}

/** Why a call failed, which `fetch` tells in the cause of its error. */
function causeOf(error: unknown): { reason: string; code: string } {
  const { message, cause } = Object(error) as { message?: string; cause?: unknown };
  const { message: inner, code = '' } = Object(cause) as { message?: string; code?: string };
  // A host name with several addresses fails with only a code.
  return { reason: [inner, code, message].find((text) => text) ?? String(error), code };
}
