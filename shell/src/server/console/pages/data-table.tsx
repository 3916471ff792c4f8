import { css } from '@emotion/react';
import { color, media, space, text } from '@storefront/ui/theme';
import type { ReactNode } from 'react';

/** On small screens each row is a block of lines, and each line begins with the name of its column. */
const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text('sm')};
  overflow-wrap: anywhere;

  &,
  caption,
  tbody,
  tr {
    display: block;
  }

  caption {
    color: ${color('text-muted')};
    text-align: start;
  }

  thead {
    display: none;
  }

  tr {
    padding-block: ${space(1.5)};
    border-block-end: 1px solid ${color('line')};
  }

  th,
  td {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: ${space(1)};
    padding-block: ${space(0.5)};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }

  td:empty {
    display: none;
  }

  th::before,
  td::before {
    content: attr(data-column);
    color: ${color('text-muted')};
  }

  ${media.twoColumns} {
    display: table;

    caption {
      display: table-caption;
    }

    thead {
      display: table-header-group;
      color: ${color('text-muted')};
      white-space: nowrap;
    }

    tbody {
      display: table-row-group;
    }

    tr {
      display: table-row;
    }

    th,
    td,
    td:empty {
      display: table-cell;
      padding: ${space(1)} ${space(3)} ${space(1)} 0;
    }

    th::before,
    td::before {
      content: none;
    }
  }
`;

/** A row; the first cell is its heading. */
interface DataRow {
  key: string;
  cells: ReactNode[];
}

interface DataTableProps {
  caption: string;
  columns: string[];
  rows: DataRow[];
}

/** A table, and on small screens a list. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table css={table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...cells] }) => (
          <tr key={key}>
            <th scope="row" data-column={columns[0]}>
              {first}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
