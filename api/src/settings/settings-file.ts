import { readFileSync } from 'node:fs';
import { ConfigError } from '@storefront/tools/settings';

/** A line with content, and its file and number, which errors name. */
interface SettingsLine {
  line: string;
  place: string;
}

/**
 * Reads the lines of a text file that a setting names, without blank lines and comments, which begin with
 * `#`. Throws a {@link ConfigError} that names the setting.
 */
export function readSettingsFile(setting: string, file: string): SettingsLine[] {
  return readText(setting, file)
    .split('\n')
    .map((line, index) => ({
      line: line.replace(/#.*/, '').trim(),
      place: `${file}, line ${index + 1}`,
    }))
    .filter(({ line }) => line !== '');
}

function readText(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`The file of ${setting} can’t be read: ${reason}.`);
  }
}
