import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../apps';
import { exportedMetrics } from './exported-metrics';

const DASHBOARDS = path.join(ROOT, 'deploy/grafana');
const ALERTS = path.join(ROOT, 'deploy/prometheus/alerts.yml');

interface Dashboard {
  uid: string;
  title: string;
  panels: { title: string; targets: { expr: string }[] }[];
}

const dashboards = readdirSync(DASHBOARDS).map((file) => {
  const text = readFileSync(path.join(DASHBOARDS, file), 'utf8');
  return { file, ...(JSON.parse(text) as Dashboard) };
});

/** The metrics that a text names; a histogram by its own name, without those of its parts. */
function metricsIn(text: string): string[] {
  const names = text.match(/\b(?:storefront|http|nodejs|process)_\w+/g) ?? [];
  return names.map((name) => name.replace(/_(bucket|count|sum)$/, ''));
}

test('there is a dashboard for the shop, the remotes, money and the database, each under an id of its own', () => {
  expect(dashboards.map(({ file, uid }) => `${file} ${uid}`)).toEqual([
    'database.json storefront-database',
    'money.json storefront-money',
    'remotes.json storefront-remotes',
    'shop.json storefront-shop',
  ]);
});

test.each(dashboards)(
  'each panel of $file asks only for metrics that are exported',
  async ({ panels }) => {
    const exported = await exportedMetrics();
    for (const { title, targets } of panels) {
      const asked = targets.flatMap(({ expr }) => metricsIn(expr));
      expect(asked.length).toBeGreaterThan(0);
      expect({ title, missing: asked.filter((name) => !exported.has(name)) }).toEqual({
        title,
        missing: [],
      });
    }
  },
);

test('the alert rules ask only for metrics that are exported', async () => {
  const exported = await exportedMetrics();
  const asked = metricsIn(readFileSync(ALERTS, 'utf8'));
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !exported.has(name))).toEqual([]);
});

test('each alert names a section of the runbook that exists', () => {
  const runbook = readFileSync(path.join(ROOT, 'docs/runbook.md'), 'utf8');
  const sections = [...runbook.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
  const named = readFileSync(ALERTS, 'utf8').matchAll(/runbook: docs\/runbook\.md#(\S+)/g);
  const missing = [...named].filter(([, section = '']) => !sections.includes(section));
  expect(missing).toEqual([]);
});

test('the contract describes each of the shop’s metrics', async () => {
  const contract = readFileSync(path.join(ROOT, 'docs/contracts/metrics.md'), 'utf8');
  const own = [...(await exportedMetrics())].filter((name) => name.startsWith('storefront_'));
  expect(own.filter((name) => !contract.includes(`| \`${name}\``))).toEqual([]);
});
