/** A build that is refused; the message says why, and what to do. */
export class BuildError extends Error {
  override name = 'BuildError';
}
