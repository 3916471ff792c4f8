import path from 'node:path';
import { PROJECT } from '../build/project';
import { DeployError } from '../deploy/deploy-error';
import type { DeployService } from '../deploy/deploy-service';

/** The folder of a project with the reports of its versions, which git ignores. */
const REPORTS = 'proof';

/** Saves the report of a version's proof in the project, and prints where. Without it, a release is a release all the same. */
export async function showReport(
  service: Pick<DeployService, 'saveReport'>,
  published: Parameters<DeployService['saveReport']>[0],
  report: string,
): Promise<void> {
  try {
    const folder = path.join(PROJECT, REPORTS, published.version);
    const page = await service.saveReport(published, report, folder);
    console.log(`The report: ${path.relative(process.cwd(), page)}`);
  } catch (error) {
    if (!(error instanceof DeployError)) throw error;
    console.error(`The report of the proof can't be saved. ${error.message}`);
  }
}
