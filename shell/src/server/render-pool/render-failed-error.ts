/** A request that got no response, because the page failed or its process ended. */
export class RenderFailedError extends Error {
  override name = 'RenderFailedError';
}
