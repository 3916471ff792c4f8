/** The code of an error of the system, `ENOENT` say; undefined where it has none. */
export function errorCode(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error && 'code' in error && error.code;
  return typeof code === 'string' ? code : undefined;
}
