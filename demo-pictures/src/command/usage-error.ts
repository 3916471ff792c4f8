/** The command was called with an option or a name that it does not know; the message says which. */
export class UsageError extends Error {
  override name = 'UsageError';
}
