import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
type Finding = Results['violations'][number]['nodes'][number];

const OPTIONS = {
  // Only violations are read, so axe describes no more than one node of other results.
  resultTypes: ['violations' as const],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Two WCAG rules that axe disables by default.
  rules: {
    'target-size': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
  },
};

/** Fails on whatever axe finds on the page as it stands: the rule, and the elements that break it. */
export async function expectAccessible(page: Page): Promise<void> {
  // The pages have no frames, so the faster legacy mode is enough.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(OPTIONS).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter((node) => !isCovered(node))
      .map(({ html, failureSummary }) => `${id} (${help}): ${html}\n${failureSummary ?? ''}`),
  );
  expect(found, `what axe finds on ${page.url()}`).toEqual([]);
}

/** True for a target that is only too small because a bar or a toast covers a part of it. */
function isCovered({ any }: Finding): boolean {
  return any.some(({ data }: { data: unknown }) => /obscured/i.test(JSON.stringify(data ?? '')));
}
