/** What the code of a remote must not be able to do on the page server; each does no harm if it succeeds. */
const ATTACKS: Record<string, () => unknown> = {
  'signal the page server': () => process.kill(process.ppid, 0),
  'signal it behind the scenes': () =>
    (Reflect.get(process, '_kill') as typeof process.kill)(process.ppid, 0),
  'open its debugger': () =>
    (Reflect.get(process, '_debugProcess') as (pid: number) => void)(process.ppid),
  'slow it down': () => process.getBuiltinModule('os').setPriority(process.ppid, 1),
  'read its environment': () => read(`/proc/${process.ppid}/environ`),
  'read its own environment file': () => read('/proc/self/environ'),
  'read a file outside the deploy root': () => read(process.execPath),
  'read what the deploy root has besides its own versions': () => read(registryFile()),
  'list a folder': () => process.getBuiltinModule('fs').readdirSync('/'),
  'write a file': () =>
    process.getBuiltinModule('fs').writeFileSync('/tmp/written-by-a-remote', ''),
  'start a program': () => process.getBuiltinModule('child_process').execFileSync('true'),
  'start a thread': () =>
    new (process.getBuiltinModule('worker_threads').Worker)('', { eval: true }),
  'use the insides of Node': () =>
    (Reflect.get(process, 'binding') as (name: string) => unknown)('fs'),
};

/** The registry is beside the folder that the process may read, which its flags name. */
function registryFile(): string {
  const [, ownFolder = ''] =
    /--allow-fs-read=(\S+)\/[^/]+\/\*/.exec(process.execArgv.join(' ')) ?? [];
  return `${ownFolder}/registry.json`;
}

function read(file: string): Buffer {
  return process.getBuiltinModule('fs').readFileSync(file);
}

/** Tries everything, and says on standard error which of it succeeded. */
export function attack(): void {
  const succeeded = Object.keys(ATTACKS).filter((name) => succeeds(ATTACKS[name]));
  console.error(`attacks that succeeded: ${JSON.stringify(succeeded)}`);
}

function succeeds(attempt: (() => unknown) | undefined): boolean {
  try {
    attempt?.();
    return true;
  } catch {
    return false;
  }
}
