import { Badge, type BadgeTone } from '@storefront/ui/feedback/badge';
import { PROOF_PATH } from '../console-paths';
import type { VersionState, VersionView } from '../console-view';
import { link, linkInRow, oneLine } from './console.styles';
import { DataTable } from './data-table';
import { Moment } from './moment';
import { ScriptWeight } from './script-weight';

const COLUMNS = ['Version', 'State', 'Share', 'Since', 'Why', 'By', 'Commit', 'Scripts', 'Proof'];

const TONES: Record<VersionState, BadgeTone> = {
  live: 'green',
  canary: 'accent',
  halted: 'red',
  withdrawn: 'neutral',
  earlier: 'neutral',
};

interface VersionsTableProps {
  app: string;
  versions: VersionView[];
}

/** The versions of an app, those that visitors get first. */
export function VersionsTable({ app, versions }: VersionsTableProps) {
  return (
    <DataTable
      caption={`Versions of ${app}`}
      columns={COLUMNS}
      rows={versions.map((view) => ({ key: view.version, cells: cellsOf(view) }))}
    />
  );
}

function cellsOf({ version, state, share, release, weight }: VersionView) {
  return [
    version,
    <span key="state" css={oneLine}>
      <Badge tone={TONES[state]}>{state}</Badge>
    </span>,
    share > 0 ? `${share} %` : '',
    release ? <Moment key="since" at={release.since} /> : '',
    whyOf(release),
    release?.by,
    release?.commit === undefined ? (
      ''
    ) : (
      <span key="commit" css={oneLine}>
        {release.commit}
      </span>
    ),
    weight === undefined ? '' : <ScriptWeight key="weight" {...weight} />,
    release?.proof === undefined ? (
      ''
    ) : (
      <a key="proof" css={[link, linkInRow, oneLine]} href={PROOF_PATH + release.proof}>
        Report<span className="visually-hidden"> on {version}</span>
      </a>
    ),
  ];
}

function whyOf(release: VersionView['release']): string {
  if (!release) return '';
  return release.forced === undefined ? release.why : `${release.why}; forced: ${release.forced}`;
}
