import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../apps';
import { StepFailedError } from '../processes';

/** The file that says which version of the host contract shell and remotes are built for. */
const HOST_CONTRACT_FILE = 'shared/host/src/contracts/registry.ts';

/** The version of the host contract that a version of `@storefront/host` has: patches don't change it. */
export function contractOf(version: string): string {
  const [major = '', minor = ''] = version.split('.');
  return `${major}.${minor}.0`;
}

/** Makes `HOST_CONTRACT` the contract of a version of `@storefront/host`. */
export function writeHostContract(version: string): void {
  const file = path.join(ROOT, HOST_CONTRACT_FILE);
  writeFileSync(file, withHostContract(readFileSync(file, 'utf8'), contractOf(version)));
}

/** The text of that file with another version of the contract. */
export function withHostContract(text: string, contract: string): string {
  const declaration = /(?<=^export const HOST_CONTRACT = ')[\d.]+(?=';$)/m;
  if (declaration.test(text)) return text.replace(declaration, contract);
  throw new StepFailedError(
    `${HOST_CONTRACT_FILE} has no line "export const HOST_CONTRACT = '…';". Set the contract to ${contract} by hand, and adapt scripts/lib/packages/host-contract.ts.`,
  );
}
