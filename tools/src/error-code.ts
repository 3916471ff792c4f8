/** The code of a system error, such as `ENOENT`; undefined if it has none. */
export function errorCode(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error && 'code' in error && error.code;
  return typeof code === 'string' ? code : undefined;
}
