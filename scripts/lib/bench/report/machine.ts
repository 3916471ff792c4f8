import { spawnSync } from 'node:child_process';
import os from 'node:os';
import { findOrInstallBrowsers } from '../../programs/chromium';
import { formatNumber } from './table';

/** Date, machine and versions of a measurement that begins now, and what else keeps the machine busy. */
export function describeMachine(): string {
  const cpus = os.cpus();
  const load = os.loadavg().map((average) => average.toFixed(2));
  return [
    new Date().toISOString().slice(0, 16).replace('T', ' ') + ' UTC',
    `${cpus.length} cores (${cpus[0]?.model.trim() ?? 'unknown'})`,
    `${formatNumber(os.totalmem() / 2 ** 30)} GB of memory`,
    `Node ${process.versions.node}`,
    chromiumVersion(),
    `load average before: ${load.join(' ')}.`,
  ].join(', ');
}

function chromiumVersion(): string {
  const { chromium } = findOrInstallBrowsers();
  const { stdout } = spawnSync(chromium, ['--version'], { encoding: 'utf8' });
  return /\S+ [\d.]+/.exec(stdout)?.[0] ?? 'an unknown browser';
}
