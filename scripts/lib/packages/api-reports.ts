import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
} from '@microsoft/api-extractor';
import { ROOT } from '../apps';
import { readPublishedManifest } from './published-manifest';
import type { PublishedPackage } from './published-packages';

/**
 * Compares what staged packages export with the reports that are committed in their folders, such as
 * `shared/ui/ui.api.md`, and returns a line for each problem; with `update` it writes the reports instead.
 */
export function checkApiReports(packages: PublishedPackage[], update: boolean): string[] {
  const configs = packages.map((published) => [published, extractorConfig(published)] as const);
  const entries = configs.map(([, { mainEntryPointFilePath }]) => mainEntryPointFilePath);
  // One program for all, because each would read the types of React again.
  let program: CompilerState | undefined;
  return configs.flatMap(([published, config]) => {
    const compilerState = (program ??= CompilerState.create(config, {
      additionalEntryPoints: entries,
    }));
    const messages: ExtractorMessage[] = [];
    const { apiReportChanged } = Extractor.invoke(config, {
      compilerState,
      localBuild: update,
      messageCallback(message) {
        message.handled = true;
        messages.push(message);
      },
    });
    const undocumented = messages.filter(({ messageId }) => messageId === 'ae-undocumented');
    console.log(
      `${reportOf(published)}: ${undocumented.length} exports and members have no docstring`,
    );
    const problems = messages
      .filter(({ logLevel }) => logLevel === ExtractorLogLevel.Error)
      .map((error) => error.formatMessageWithLocation(ROOT));
    return apiReportChanged && !update ? [...problems, describeChange(published)] : problems;
  });
}

/** The committed report, from the root of the repository. */
function reportOf({ folder }: PublishedPackage): string {
  return path.join(folder, `${path.basename(folder)}.api.md`);
}

function describeChange(published: PublishedPackage): string {
  return `${published.manifest.name} exports something else than ${reportOf(published)} says. If that is intended, write the report with "node scripts/run.mjs packages/check --update", and a changeset with "npx changeset" (docs/contracts/packages.md).`;
}

function extractorConfig(published: PublishedPackage): ExtractorConfig {
  const { staging } = published;
  const report = path.parse(path.join(ROOT, reportOf(published)));
  const reportTempFolder = path.join(staging, 'api-report');
  mkdirSync(reportTempFolder, { recursive: true });
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: staging,
      mainEntryPointFilePath: writeUmbrella(staging),
      compiler: { overrideTsconfig: TSCONFIG },
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName: report.base,
        reportFolder: report.dir,
        reportTempFolder,
      },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(staging, 'package.json'),
  });
}

/** How a team's compiler may read the types. */
const TSCONFIG = {
  compilerOptions: {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node', 'jest'],
    strict: true,
    skipLibCheck: true,
  },
  files: ['all-entries.d.ts'],
};

/** Writes a module that has each entry of a package as a namespace: a report is about one module. */
function writeUmbrella(staging: string): string {
  const entries = Object.entries(readPublishedManifest(staging).exports);
  const lines = entries.flatMap(([name, entry]) =>
    typeof entry === 'string' ? [] : [`export * as ${namespaceOf(name)} from '${entry.default}';`],
  );
  const file = path.join(staging, 'all-entries.d.ts');
  writeFileSync(file, lines.join('\n'));
  return file;
}

/** `./theme/font-faces` as an identifier. */
function namespaceOf(name: string): string {
  return name === '.' ? 'index' : name.replace('./', '').replace(/\W/g, '_');
}
