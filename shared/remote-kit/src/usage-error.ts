/** A command that can't be carried out as it was given; the message says what to do. */
export class UsageError extends Error {
  override name = 'UsageError';
}
