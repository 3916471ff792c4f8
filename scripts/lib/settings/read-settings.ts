import {
  ConfigError,
  readSettings as readBySchema,
  type Settings as SettingsTable,
  type SettingValues,
} from '@storefront/tools/settings';
import { StepFailedError } from '../processes';
import { startSettings } from './command-settings';

/** Ports and addresses of a shop, from the environment. */
export interface Settings {
  port: number;
  apiPort: number;
  /** Address of another API; if it is set, none is started here. */
  apiUrl: string | undefined;
}

/** Reads PORT, API_PORT and API_URL. Throws `StepFailedError` naming each that can't be used. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const { PORT, API_PORT, API_URL } = readCommandSettings(startSettings, env);
  return { port: PORT, apiPort: API_PORT, apiUrl: API_URL };
}

/** Reads a command's settings. Throws `StepFailedError` naming each that can't be used. */
export function readCommandSettings<Table extends SettingsTable>(
  table: Table,
  env: NodeJS.ProcessEnv,
): SettingValues<Table> {
  try {
    return readBySchema(table, env);
  } catch (error) {
    throw error instanceof ConfigError ? new StepFailedError(error.message) : error;
  }
}
