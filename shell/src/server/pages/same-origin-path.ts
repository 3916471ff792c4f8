/** The path with one leading slash; several would name another host. */
export function sameOriginPath(url: string): string {
  return url.replace(/^[/\\]+/, '/');
}
