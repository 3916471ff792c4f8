import type { DeployPlace } from '@storefront/tools/deploy';
import { StepFailedError } from '../processes';
import type { CheckChanged } from '../publish/publish-changed';
import { checkVersions } from './check-versions';

/**
 * Checks versions that `npm run build` and `npm start` make live, on the server. Throws `StepFailedError`.
 */
export function createCheckChanged(place: DeployPlace): CheckChanged {
  return async (candidates, { root, registry }) => {
    const names = candidates.map(({ app, version }) => `${app} ${version.metadata.version}`);
    console.log(`Checking ${names.join(', ')} …`);
    const options = { root, place, registry, browser: undefined };
    const { problems, report } = await checkVersions(candidates, options);
    if (problems.length === 0) return;
    if (report !== undefined) console.log(`The report: ${root.locate(report)}`);
    throw new StepFailedError(refusal(`${names.join(', ')} did not become live`, problems));
  };
}

/** The message of a refusal, with its reasons. */
export function refusal(title: string, problems: string[]): string {
  return [`${title}:`, ...problems.map((problem) => `  - ${problem}`)].join('\n');
}
