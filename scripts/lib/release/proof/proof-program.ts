import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { API_PREFIX } from '@storefront/host/contracts';
import { openDeployRoot } from '@storefront/tools/deploy';
import { DEMO_USER } from '../../../../api/src/demo/demo-user';
import { readConfig } from '../../../../shell/src/server/config';
import { deployPlace } from '../../deploy-place';
import { publishSettings } from '../../settings/command-settings';
import { readCommandSettings } from '../../settings/read-settings';
import { PROOF_FILE, REPORT_FILE, type ProofRequest } from './proof';
import { prove } from './prove';
import { signIn, signOut } from './read-only-api';
import { readRecentAddresses } from './pages/recent-addresses';
import { reportPage } from './report';
import { readSamples } from './pages/samples';

/** Proves the request in a file, and writes the proof and its report. Run as a program by `runProof`. */
const [requestFile] = process.argv.slice(2);
if (!requestFile) throw new Error('Usage: proof-program.ts <request file>');
const request = JSON.parse(await readFile(requestFile, 'utf8')) as ProofRequest;
const { apiUrl, publicUrl, renderMemoryMb } = readConfig(process.env);

const account = proofAccount(apiUrl);
const token = account && (await signIn(apiUrl, account).catch(() => undefined));
const recent = await readRecentAddresses(openDeployRoot(deployPlace()));
const proof = await prove(request, {
  apiUrl,
  shopOrigin: publicUrl,
  renderMemoryMb,
  samples: await readSamples(apiUrl, token, recent),
  token,
  onProgress: (part) => console.log(`  ${part} …`),
});
// A session that can’t be ended runs out by itself.
if (token !== undefined) await signOut(apiUrl, token).catch(() => undefined);
await writeFile(path.join(request.reportFolder, PROOF_FILE), JSON.stringify(proof, null, 1));
await writeFile(path.join(request.reportFolder, REPORT_FILE), reportPage(proof));
process.exit();

/** PROOF_ACCOUNT, or else the login of the demo where the API is on this machine. */
function proofAccount(api: string): { email: string; password: string } | undefined {
  const { PROOF_ACCOUNT } = readCommandSettings(publishSettings, process.env);
  const [email, password] = PROOF_ACCOUNT?.split(/:(.*)/s) ?? [];
  if (email && password) return { email, password };
  return new URL(api).href.startsWith(`http://localhost`) && api.endsWith(API_PREFIX)
    ? DEMO_USER
    : undefined;
}
