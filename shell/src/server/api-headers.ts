/** What page servers send with every call of the API. */
export function apiHeaders(storeHost: string, requestId?: string): Record<string, string> {
  return {
    'X-Store-Host': storeHost,
    // Near the API, compressing costs more time than it saves.
    'Accept-Encoding': 'identity',
    ...(requestId === undefined ? {} : { 'X-Request-Id': requestId }),
  };
}
