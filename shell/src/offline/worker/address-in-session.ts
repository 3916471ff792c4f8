/**
 * The address under which an answer to a signed-in shopper is stored: with a hash of the token, so that no other session
 * finds it.
 */
export async function addressInSession({ url, headers }: Request): Promise<string> {
  const token = new TextEncoder().encode(headers.get('authorization') ?? '');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', token));
  const session = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const address = new URL(url);
  address.searchParams.set('session', session);
  return address.href;
}
