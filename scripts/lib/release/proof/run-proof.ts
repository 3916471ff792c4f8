import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../apps';
import { StepFailedError } from '../../processes';
import { PROOF_FILE, type Proof, type ProofRequest } from './proof';

/** Longer than any proof: 50 pages in two windows take three minutes on two busy cores. */
const TIMEOUT = 15 * 60_000;

/** How much of the program's errors is shown if it fails. */
const SHOWN_ERRORS = 2_000;

/** Proves candidates in a process of its own, which leaves the report in the request's folder. */
export async function runProof(request: ProofRequest): Promise<Proof> {
  const { reportFolder } = request;
  await mkdir(reportFolder, { recursive: true });
  const requestFile = path.join(reportFolder, 'request.json');
  await writeFile(requestFile, JSON.stringify(request));
  await runProgram(requestFile);
  return JSON.parse(await readFile(path.join(reportFolder, PROOF_FILE), 'utf8')) as Proof;
}

/** What pages log while they are tried is in the report; it is shown only if the program itself fails. */
function runProgram(requestFile: string): Promise<void> {
  const program = ['tools/run.mjs', 'scripts/lib/release/proof/proof-program.ts', requestFile];
  const child = spawn('node', program, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'pipe'],
    timeout: TIMEOUT,
    killSignal: 'SIGKILL',
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) {
        resolve();
        return;
      }
      const outcome = signal === 'SIGKILL' ? `took longer than ${TIMEOUT / 60_000} min` : 'failed';
      reject(new StepFailedError(`The check ${outcome}: ${errors.trim().slice(-SHOWN_ERRORS)}`));
    });
  });
}
