import { ConfigError } from '@storefront/tools/settings';
import { readSettingsFile } from '../../settings/settings-file';

const LINE = /^(?<day>\d{4}-\d{2}-\d{2})\s+\S/;

/**
 * Reads the days on which nothing is dispatched or carried. A line has the day, such as `2026-12-25`, and its name;
 * `#` begins a comment. Throws a {@link ConfigError}.
 */
export function readHolidays(file: string): Set<string> {
  const holidays = new Set<string>();
  for (const { line, place } of readSettingsFile('DELIVERY_HOLIDAYS', file)) {
    const day = LINE.exec(line)?.groups?.day;
    if (day === undefined || !isDay(day)) {
      throw new ConfigError(
        `${place}: "${line}" is no holiday: expected a day such as 2026-12-25, and its name.`,
      );
    }
    if (holidays.has(day)) throw new ConfigError(`${place}: ${day} is a holiday already.`);
    holidays.add(day);
  }
  return holidays;
}

/** Whether the calendar has that day: `2026-02-30` isn't one. */
function isDay(text: string): boolean {
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
