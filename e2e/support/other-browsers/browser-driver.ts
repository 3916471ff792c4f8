/** A width and a height in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** How long a browser, which has several processes, may take to start and show a page, in milliseconds. */
export const START_TIMEOUT = 120_000;

/** Drives the only tab of a browser. Expressions are JavaScript that the page evaluates. */
export interface BrowserDriver {
  /** Starts to open an address; doesn't wait until its document or its scripts have loaded. */
  open: (address: string) => Promise<void>;
  /** The expression's value, which must be serializable as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Clicks in the middle of the element that the expression returns. */
  press: (element: string) => Promise<void>;
  /** Types into the field that the expression returns, after its present text. */
  type: (field: string, text: string) => Promise<void>;
  resize: (size: Size) => Promise<void>;
  /** A PNG of what the tab shows. */
  screenshot: () => Promise<Buffer>;
  /** The console errors and uncaught errors of the page so far. */
  consoleErrors: () => Promise<string[]>;
  close: () => Promise<void>;
}
