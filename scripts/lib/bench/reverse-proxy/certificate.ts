import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../apps';
import { StepFailedError } from '../../processes';
import { inPath, installPackages } from '../../programs/debian';

const FOLDER = path.join(ROOT, '.cache/bench');

/** The certificate of localhost in a file of its own, for NODE_EXTRA_CA_CERTS. */
export const CERTIFICATE_FILE = path.join(FOLDER, 'certificate.pem');
export const KEY_FILE = path.join(FOLDER, 'key.pem');

const REQUEST = 'req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -days 3650';

/** A self-signed certificate and its key. */
interface Certificate {
  cert: Buffer;
  key: Buffer;
}

/** The certificate of localhost, which is created once. Throws `StepFailedError` if there is no openssl. */
export async function readCertificate(): Promise<Certificate> {
  if (!existsSync(CERTIFICATE_FILE)) await makeCertificate();
  return { cert: await readFile(CERTIFICATE_FILE), key: await readFile(KEY_FILE) };
}

async function makeCertificate(): Promise<void> {
  if (!inPath(['openssl'])) installPackages('openssl');
  await mkdir(FOLDER, { recursive: true });
  const draft = `${CERTIFICATE_FILE}.${process.pid}`;
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const { status, error } = spawnSync(
    'openssl',
    [...REQUEST.split(' '), ...subject, '-keyout', KEY_FILE, '-out', draft],
    { stdio: 'ignore' },
  );
  if (status !== 0) {
    throw new StepFailedError(
      `openssl could not make a certificate (${error?.message ?? `it ended with ${status}`}). If openssl is missing, install it as root: apt-get install openssl`,
    );
  }
  await rename(draft, CERTIFICATE_FILE);
}
