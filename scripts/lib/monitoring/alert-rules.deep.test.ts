import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../apps';
import { findOrInstallPromtool } from '../programs/promtool';

const FOLDER = path.join(ROOT, 'deploy/prometheus');

/** What promtool says, and whether it succeeded. */
function promtool(...args: string[]): { output: string; status: number | null } {
  const { stdout, stderr, status } = spawnSync(findOrInstallPromtool(), args, {
    cwd: FOLDER,
    encoding: 'utf8',
  });
  return { output: stdout + stderr, status };
}

test('Prometheus accepts the example of its configuration, with the alert rules', () => {
  const { output, status } = promtool('check', 'config', 'prometheus.yml');
  expect(output).toContain('alerts.yml\n  SUCCESS');
  expect(status).toBe(0);
});

test('each alert fires when it should, and not in the case next to it', () => {
  const { output, status } = promtool('test', 'rules', 'alerts.test.yml');
  expect(output).toContain('SUCCESS');
  expect(status).toBe(0);
});
