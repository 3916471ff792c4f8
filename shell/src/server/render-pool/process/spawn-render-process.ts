import { spawn, type ChildProcess } from 'node:child_process';
import { permissionFlags, renderUser } from './render-process-rights';

/** Environment variables that remotes' code may see; the others may be secrets. */
const ALLOWED_VARIABLES = ['NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'PATH', 'TZ', 'LANG', 'LC_ALL'];

/** Part of a process's memory that the JavaScript heap may take. */
const HEAP_SHARE = 2 / 3;

/**
 * By how many percent the heap may grow before garbage is collected: as much as V8 lets large heaps grow. V8
 * collects small heaps after 30 percent, which made a page take up to twice as long.
 */
const HEAP_GROWTH = 300;

interface RenderProgram {
  /** Exactly these bytes, whose hash was verified, are run. */
  code: Buffer;
  deployRoot: string;
  /** The app whose versions the process may read there. */
  app: string;
  /** What the process may use, in megabytes. */
  memoryMb: number;
}

/** Starts a process that runs the code of its standard input, with as few rights as it needs. */
export function spawnRenderProcess({
  code,
  deployRoot,
  app,
  memoryMb,
}: RenderProgram): ChildProcess {
  const heapMb = Math.floor(memoryMb * HEAP_SHARE);
  const flags = [
    `--max-old-space-size=${heapMb}`,
    `--heap-growing-percent=${HEAP_GROWTH}`,
    ...permissionFlags(deployRoot, app),
  ];
  const child = spawn(process.execPath, [...flags, '-'], {
    ...renderUser(deployRoot),
    stdio: ['pipe', process.stderr, process.stderr, 'ipc'],
    serialization: 'advanced',
    env: Object.fromEntries(ALLOWED_VARIABLES.map((name) => [name, process.env[name]])),
  });
  child.stdin?.on('error', () => undefined).end(code);
  return child;
}

/** Why a process ended; Node aborts a process whose JavaScript heap is full. */
export function describeExit(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal === 'SIGABRT') return 'It ended with SIGABRT: most likely its memory was full.';
  return `It ended with ${signal ?? `code ${code}`}.`;
}
