import { readdir, readFile } from 'node:fs/promises';

/** The number of processes in which a page server renders: its children that have a heap limit. */
export async function renderProcessesOf(pid: number | undefined): Promise<number> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(ids.map((id) => isRenderProcess(id, pid)));
  return found.filter(Boolean).length;
}

async function isRenderProcess(id: string, parent: number | undefined): Promise<boolean> {
  try {
    const status = await readFile(`/proc/${id}/status`, 'utf8');
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8');
    return status.includes(`\nPPid:\t${parent}\n`) && command.includes('--max-old-space-size');
  } catch {
    return false;
  }
}
