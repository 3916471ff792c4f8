import type { HistoryEntry } from '@storefront/host/contracts/registry';
import { section, sectionHeading } from './console.styles';
import { DataTable } from './data-table';
import { Moment } from './moment';

const COLUMNS = ['When', 'App', 'Version', 'Share', 'Why', 'By'];

interface HistoryTableProps {
  history: HistoryEntry[];
}

/** The latest changes of what visitors get. */
export function HistoryTable({ history }: HistoryTableProps) {
  return (
    <section css={section} aria-labelledby="history">
      <h2 css={sectionHeading} id="history">
        History
      </h2>
      <DataTable
        caption="The latest changes, newest first"
        columns={COLUMNS}
        rows={history.map(({ at, app, version, traffic, why, by }, index) => ({
          key: String(index),
          cells: [<Moment key="at" at={at} />, app, version, `${traffic} %`, why, by],
        }))}
      />
    </section>
  );
}
