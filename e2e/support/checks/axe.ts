import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
type RunOptions = Parameters<AxeBuilder['options']>[0];
type Finding = Results['violations'][number]['nodes'][number];

const OPTIONS = {
  // Only violations are reported, so axe describes at most one node of each other result.
  resultTypes: ['violations' as const],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Two WCAG rules that axe disables by default.
  rules: {
    'target-size': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
  },
};

/** Fails if axe finds violations on the page in its current state; names the rules and the elements. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, OPTIONS);
}

/** Fails if the contrast of a text is too low on the page as it is shown or, with emulated media, printed. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNoViolations(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
}

async function expectNoViolations(page: Page, options: RunOptions): Promise<void> {
  // The pages have no frames, so the faster legacy mode is enough.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter((node) => !isCovered(node))
      .map(({ html, failureSummary }) => `${id} (${help}): ${html}\n${failureSummary ?? ''}`),
  );
  expect(found, `axe violations on ${page.url()}`).toEqual([]);
}

/** True for a target that is too small only because a bar or a toast covers part of it. */
function isCovered({ any }: Finding): boolean {
  return any.some(({ data }: { data: unknown }) => /obscured/i.test(JSON.stringify(data ?? '')));
}
