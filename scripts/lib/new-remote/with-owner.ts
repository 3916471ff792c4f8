import type { RemoteNames } from '@storefront/create-remote/remote-names';

/** CODEOWNERS with the new remote's folder, after those of the other remotes. */
export function withOwner(
  text: string,
  { name, feature }: Pick<RemoteNames, 'name' | 'feature'>,
): string {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('/mf-'));
  const column = lines[last]?.indexOf('@') ?? 0;
  const line = `${`/${name}/`.padEnd(column - 1)} @storefront/${feature}`;
  const place = last === -1 ? lines.length - 1 : last + 1;
  return lines.toSpliced(place, 0, line).join('\n');
}
