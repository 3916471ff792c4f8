/** What the deploy service refused, or why it can't be used; the message says what to do. */
export class DeployError extends Error {
  override name = 'DeployError';
}
