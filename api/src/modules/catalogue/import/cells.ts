import type { Refusal } from './file-product';
import type { TableRow } from './read-table';

const PRICE = /^\d{1,8}(\.\d{1,2})?$/;
const WHOLE_NUMBER = /^\d{1,9}$/;
const NUMBER = /^(\d{1,9}(\.\d{1,6})?|\.\d{1,6})$/;
const YES = new Set(['true', 'yes', '1']);
const NO = new Set(['false', 'no', '0', '']);

/** What a spreadsheet makes of a long barcode: `8.90E+12`. */
const SCIENTIFIC = /^\d(\.\d+)?e\+?\d+$/i;

/** What a spreadsheet makes of a size such as `10-12`: `10-Dec`, `Dec-10` or `10/12/2026`. */
const DATE =
  /^(\d{1,2}-(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*-\d{1,4}|\d{1,2}\/\d{1,2}\/\d{4})$/i;

/**
 * Reads the cells of a row by their headings. What can't be read is undefined, and is added to the refusals. A
 * column that the file doesn't have is empty.
 */
export class Cells {
  readonly line: number;
  readonly #row: TableRow;
  readonly #refusals: Refusal[];

  constructor(row: TableRow, refusals: Refusal[]) {
    this.line = row.line;
    this.#row = row;
    this.#refusals = refusals;
  }

  /** Whether the file has the column. */
  has(column: string): boolean {
    return column in this.#row.cells;
  }

  /** All headings of the file. */
  get headings(): string[] {
    return Object.keys(this.#row.cells);
  }

  /** The text without spaces around it; undefined if it is empty. */
  text(column: string, maxLength = 500): string | undefined {
    const text = this.#row.cells[column]?.trim() ?? '';
    if (text === '') return undefined;
    if (text.length <= maxLength) return text;
    this.refuse(column, `has ${text.length} characters, at most ${maxLength} are possible`);
    return undefined;
  }

  /** A text that has to be there; an empty one is refused, and read as ''. */
  required(column: string, maxLength?: number): string {
    const text = this.text(column, maxLength);
    if (text === undefined) this.refuse(column, 'is empty');
    return text ?? '';
  }

  /** An amount of rupees, in paise. */
  price(column: string): number | undefined {
    return this.#match(column, PRICE, 'isn’t an amount: write it as 1299.00', toPaise);
  }

  wholeNumber(column: string): number | undefined {
    return this.#match(column, WHOLE_NUMBER, 'isn’t a whole number from 0 on', Number);
  }

  number(column: string): number | undefined {
    return this.#match(column, NUMBER, 'isn’t a number', Number);
  }

  yesOrNo(column: string): boolean {
    const text = this.text(column)?.toLowerCase() ?? '';
    if (!YES.has(text) && !NO.has(text)) this.refuse(column, `“${text}” is neither true nor false`);
    return YES.has(text);
  }

  /** A code that a spreadsheet may have taken for a number. */
  code(column: string): string | undefined {
    const text = this.text(column, 100);
    if (text === undefined || !SCIENTIFIC.test(text)) return text;
    this.refuse(
      column,
      `“${text}” is a number that a spreadsheet has shortened: format the column as text`,
    );
    return undefined;
  }

  /** The value of an option, which a spreadsheet may have taken for a date; undefined only if it is empty. */
  optionValue(column: string): string | undefined {
    const text = this.text(column, 100);
    if (text !== undefined && DATE.test(text)) {
      this.refuse(
        column,
        `“${text}” is a date that a spreadsheet has made of it: format the column as text`,
      );
    }
    return text;
  }

  /** Refuses a cell, or the whole row. */
  refuse(column: string | undefined, reason: string): void {
    this.#refusals.push({ line: this.line, column, reason });
  }

  #match<Value>(column: string, pattern: RegExp, reason: string, read: (text: string) => Value) {
    const text = this.text(column);
    if (text === undefined || pattern.test(text)) return text === undefined ? text : read(text);
    this.refuse(column, `“${text}” ${reason}`);
    return undefined;
  }
}

/** Exact, unlike a multiplication of the number. */
function toPaise(text: string): number {
  const [rupees = '', decimals = ''] = text.split('.');
  return Number(rupees) * 100 + Number(decimals.padEnd(2, '0'));
}
