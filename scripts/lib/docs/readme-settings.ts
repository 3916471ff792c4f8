import path from 'node:path';
import { settingsTable } from '@storefront/tools/settings';
import { tracingSettings } from '@storefront/tools/telemetry';
import prettier from 'prettier';
import { apiSettings } from '../../../api/src/settings/api-settings';
import { serverSettings } from '../../../shell/src/server/server-settings';
import { ROOT } from '../apps';
import {
  browserTestSettings,
  consoleSettings,
  gallerySettings,
  publishSettings,
  releaseSettings,
  startSettings,
} from '../settings/command-settings';

export const README = path.join(ROOT, 'README.md');

const START = '<!-- settings: written by `node scripts/run.mjs generate/settings` -->';
const END = '<!-- /settings -->';

/** The README's text with the table of all settings between its two markers, as Prettier has it. */
export async function withSettingsTable(readme: string): Promise<string> {
  const start = readme.indexOf(START);
  const end = readme.indexOf(END);
  if (start === -1 || end === -1) {
    throw new Error(
      `README.md lacks its table of settings. Add the lines ${START} and ${END} where it belongs.`,
    );
  }
  const table = settingsTable(
    startSettings,
    serverSettings,
    apiSettings,
    tracingSettings,
    publishSettings,
    releaseSettings,
    consoleSettings,
    gallerySettings,
    browserTestSettings,
  );
  const text = `${readme.slice(0, start)}${START}\n\n${table}\n\n${readme.slice(end)}`;
  return prettier.format(text, { ...(await prettier.resolveConfig(README)), parser: 'markdown' });
}
