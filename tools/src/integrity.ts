import { createHash } from 'node:crypto';

/** The value of the `integrity` attribute for a script. */
export function integrityOf(script: string | Buffer): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
