/** The attribute of `<html>` in a stored page: when the server sent it. */
const ATTRIBUTE = 'data-stored';

/** True for an answer that is what was asked for. */
export function isComplete({
  status,
  redirected,
}: Pick<Response, 'status' | 'redirected'>): boolean {
  return status === 200 && !redirected;
}

/**
 * True for a page that is the same for every visitor, which the page server says by letting all caches keep it: no
 * preview, no canary and no page with missing parts is.
 */
export function isStorable(response: Response): boolean {
  return isComplete(response) && /\bpublic\b/.test(response.headers.get('cache-control') ?? '');
}

/** The stored page with the time when the server sent it, which the shop shows. */
export async function markStored(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  // They are those of the compressed text.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const sentAt = new Date(headers.get('date') ?? 0).toISOString();
  const html = await response.text();
  return new Response(html.replace('<html ', `<html ${ATTRIBUTE}="${sentAt}" `), { headers });
}

/** When the server sent the page if it comes from the worker's store; undefined for one that just came from it. */
export function storedAt({ documentElement }: Document): Date | undefined {
  const sentAt = documentElement.getAttribute(ATTRIBUTE);
  return sentAt === null ? undefined : new Date(sentAt);
}
