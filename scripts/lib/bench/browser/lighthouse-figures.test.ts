import type { Result } from 'lighthouse';
import { FIGURES } from './lighthouse-figures';

const REQUESTS = [
  { url: 'https://localhost/', resourceType: 'Document', transferSize: 20_500 },
  { url: 'https://localhost/a.js', resourceType: 'Script', transferSize: 100_000 },
  { url: 'https://localhost/b.js', resourceType: 'Script', transferSize: 50_250 },
  { url: 'data:image/svg+xml,', resourceType: 'Image', transferSize: 0 },
];

/** The parts of Lighthouse's result that are read. */
const RESULT = {
  categories: { performance: { score: 0.98 }, seo: { score: 1 }, 'best-practices': { score: 1 } },
  audits: {
    'largest-contentful-paint': { numericValue: 1450 },
    'long-tasks': { details: { items: [{ duration: 120 }, { duration: 300 }] } },
    'network-requests': { details: { items: REQUESTS } },
  },
} as unknown as Result;

const AUDIT = { lighthouse: RESULT, scriptsUsed: 62 };

test.each([
  ['Performance', 98],
  ['LCP, ms', 1450],
  ['Longest task, ms', 300],
  ['Scripts, kB', 150.25],
  ['Scripts used, %', 62],
  ['HTML, kB', 20.5],
  ['Requests', 3],
])('reads %s', (name, value) => {
  expect(FIGURES.find((figure) => figure.name === name)?.read(AUDIT)).toBeCloseTo(value);
});
