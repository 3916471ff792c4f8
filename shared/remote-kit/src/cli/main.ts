import { RegistryError } from '@storefront/host/contracts/parse-registry';
import { errorCode } from '@storefront/tools/error-code';
import { BuildError } from '../build/build-error';
import { DeployError } from '../deploy/deploy-error';
import { UsageError } from '../usage-error';

const USAGE = `remote-kit <command>

  dev --against address    serves this remote from source, inside a shop that runs at that address
  fake-shop                serves it without a shop, with responses of your own, for tests in a browser
  types [app@version …]    writes the types of what other remotes provide, as they are live; --check: fails if they differ
  build [--out folder]     builds this remote: what browsers and page servers get, and its descriptor
  deploy [options]         builds it, publishes it, and has it proven and released; see deploy --help
  promote                  makes the canary live for everybody
  rollback                 withdraws the canary, or else returns to the version before
  status                   which versions are live, since when, why and by whom

types, deploy, promote, rollback and status need DEPLOY_URL, the address of the shop's deploy service, and DEPLOY_TOKEN, the
token of your team.`;

/** The commands that go on until they are stopped. */
const SERVING = ['dev', 'fake-shop'];

type Command = (args: string[]) => Promise<void>;

/** Each is loaded when it is used: a deploy of what another pipeline built needs no bundler. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  dev: async () => (await import('./dev-command')).devCommand,
  'fake-shop': async () => (await import('./fake-shop-command')).fakeShopCommand,
  types: async () => (await import('./types-command')).typesCommand,
  build: async () => (await import('./build-command')).buildCommand,
  deploy: async () => (await import('./deploy-command')).deployCommand,
  promote: async () => (await import('./change-commands')).promoteCommand,
  rollback: async () => (await import('./change-commands')).rollbackCommand,
  status: async () => (await import('./change-commands')).statusCommand,
};

/** Runs a command; when it fails, prints what to do, and ends with exit code 1. */
export async function main([name = '', ...args]: string[]): Promise<void> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) {
    console.log(USAGE);
    if (!['', 'help', '--help'].includes(name)) process.exitCode = 1;
    return;
  }
  try {
    const command = await load();
    await command(args);
  } catch (error) {
    console.error(saysWhatToDo(error) ? error.message : error);
    process.exitCode = 1;
  }
  // What a remote's code has started while it was checked would keep this process running.
  if (!SERVING.includes(name) || process.exitCode === 1) process.exit();
}

function saysWhatToDo(error: unknown): error is Error {
  return (
    error instanceof BuildError ||
    error instanceof DeployError ||
    error instanceof RegistryError ||
    error instanceof UsageError ||
    String(errorCode(error)).startsWith('ERR_PARSE_ARGS')
  );
}
