import type { ConsoleGuard } from '../support/checks/console-guard';
import { brokenJson, failure, htmlPage, noResponse } from './responses';

/** What any call may get instead of its successful response, by names for test steps. */
export const FAILED_RESPONSES = {
  'a 500': failure(500),
  'no response': noResponse,
  'invalid JSON': brokenJson,
  'an HTML page': htmlPage,
};

/** Allows the console messages with which the browser and the shop report a failed call (API-04). */
export function allowFailedCalls(consoleGuard: ConsoleGuard): void {
  consoleGuard.allow(
    /Failed to load resource: /,
    /^error: (GET|POST|PUT|PATCH|DELETE) \/\S* failed: /,
  );
}
