import type { ConsoleGuard } from '../support/checks/console-guard';

/** Allows the console messages with which the browser and the shop report a failed call (API-04). */
export function allowFailedCalls(consoleGuard: ConsoleGuard): void {
  consoleGuard.allow(/Failed to load resource: /, /^error: (GET|POST) \/\S* failed: /);
}
