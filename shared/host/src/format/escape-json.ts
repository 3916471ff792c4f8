/** What could end a script tag, or change where it ends. */
const ENDING = /<(?=!--|\/?script)/gi;

/**
 * JSON that can't end the script tag around it. Other tags stay as they are: HTML that the page contains anyway then
 * compresses to nearly nothing.
 */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(ENDING, '\\u003c');
}
