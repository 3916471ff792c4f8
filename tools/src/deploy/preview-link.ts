import { createHmac, timingSafeEqual } from 'node:crypto';
import { APP_NAME_PATTERN } from '@storefront/host/contracts/registry';

/** The deploy root's secret that signs previews; whoever removes it ends all of them. */
export const PREVIEW_KEY = 'preview-key';

/** A version that a signed address shows. */
export interface PreviewedVersion {
  app: string;
  version: string;
}

const APP_NAME = new RegExp(APP_NAME_PATTERN);

/** `app@version.until.signature`; a version's name may contain dots, the rest doesn't. */
const SIGNED = /^([^@]+)@(\w[\w.-]*)\.(\d+)\.([\w-]{43})$/;

/** A version as the text that shows it in a tab, with the time until which it does and a signature. */
export function signPreview({ app, version }: PreviewedVersion, until: Date, key: Buffer): string {
  const text = `${app}@${version}.${Math.floor(until.getTime() / 1000)}`;
  return `${text}.${signatureOf(text, key).toString('base64url')}`;
}

/**
 * The version that a signed text shows, and until when it does; undefined if it wasn't signed with this key.
 * Whether that time is over is left to the caller.
 */
export function verifyPreview(
  text: string,
  key: Buffer,
): (PreviewedVersion & { until: Date }) | undefined {
  const [, app = '', version = '', seconds = '', signature = ''] = SIGNED.exec(text) ?? [];
  if (!APP_NAME.test(app)) return undefined;
  const expected = signatureOf(`${app}@${version}.${seconds}`, key);
  const found = Buffer.from(signature, 'base64url');
  if (found.length !== expected.length || !timingSafeEqual(found, expected)) return undefined;
  return { app, version, until: new Date(Number(seconds) * 1000) };
}

function signatureOf(text: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
