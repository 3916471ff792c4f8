import { SHELL } from '@storefront/host/contracts/registry';
import type { Visitor } from '../releases/visitor-limit';
import type { PageResponse } from '../render-protocol';
import type { RenderUnit } from './render-unit';

/** Whether a version rendered its part of a page on the server. */
export interface VersionResult {
  app: string;
  version: string;
  part: 'page' | 'fragment';
  isFailed: boolean;
  /** How long it took; a failure after a long time may be that of the machine or the API. */
  seconds: number;
  /** The page's path or the fragment's key, if what was rendered is sent to others too; failures never are. */
  sharedAs?: string | undefined;
  /** Who the page is rendered for, if for one visitor alone who has an id. */
  visitor?: Visitor | undefined;
}

type PageResult = Pick<VersionResult, 'app' | 'version' | 'isFailed'>;

/**
 * What a page says about the versions of its remote and of the shell. If not even the layout could be rendered, that
 * is the shell's failure, and says nothing about the remote.
 */
export function pageResults(
  { name, version, shell }: RenderUnit,
  { content, sent }: { content: PageResponse | undefined; sent: PageResponse | undefined },
): PageResult[] {
  const ofShell = { app: SHELL, version: shell.metadata.version, isFailed: sent === undefined };
  if (name === SHELL || sent === undefined) return [ofShell];
  const isFailed = !content || hasFailed(content, name, version.metadata.version);
  return [ofShell, { app: name, version: version.metadata.version, isFailed }];
}

/** Whether a page lacks its data, or was rendered with an earlier version of its remote. */
function hasFailed(response: PageResponse, app: string, version: string): boolean {
  if (response.kind === 'redirect') return false;
  const used = response.versions[app];
  return response.problem !== undefined || (used !== undefined && used !== version);
}
