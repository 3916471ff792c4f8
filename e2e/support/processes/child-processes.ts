import { readFileSync } from 'node:fs';

/** Ids of the processes that a process has started and that still run; Linux only. */
export function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return list.split(' ').filter(Boolean).map(Number);
}

/** The child of a process that has a text in its command line. Throws when there is none. */
export function childOf(pid: number, text: string): number {
  const child = childrenOf(pid).find((id) =>
    readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(text),
  );
  if (child === undefined) throw new Error(`Process ${pid} has no child "${text}".`);
  return child;
}
