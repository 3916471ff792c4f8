import type { ConsoleGuard } from '../support/console-guard';

/** Lets calls fail: the browser and the shop both say so in the console (API-04). */
export function allowFailedCalls(consoleGuard: ConsoleGuard): void {
  consoleGuard.allow(/Failed to load resource: /, /^error: (GET|POST) \/\S* failed: /);
}
