import { MEASURES } from '../../releases/measures';
import type { TrialReport } from '../../releases/trial-report';
import { note } from './console.styles';
import { DataTable } from './data-table';

type Counts = TrialReport['measures'][number]['candidate'];

interface TrialTableProps {
  trial: TrialReport;
}

/** What was counted of a version on trial and of the one beside it. */
export function TrialTable({ trial: { version, compared, visitors, measures } }: TrialTableProps) {
  const caption = `On trial: ${version} beside ${compared}. It worked for ${visitors} ${visitors === 1 ? 'visitor' : 'visitors'}`;
  if (measures.length === 0) return <p css={note}>{caption}; nothing else was counted yet.</p>;
  return (
    <DataTable
      caption={caption}
      columns={['Counted', version, compared]}
      rows={measures.map(({ measure, candidate, live }) => ({
        key: measure,
        cells: [MEASURES[measure].text, textOf(candidate), live ? textOf(live) : 'not compared'],
      }))}
    />
  );
}

function textOf({ failures, visits }: Counts): string {
  return `${failures} of ${visits}`;
}
