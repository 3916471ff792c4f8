/**
 * How long loading may take, in milliseconds; every limit of the browser and the page server.
 *
 * In the browser, `page` covers all versions of a remote that are tried: one script that hangs takes
 * `script`, and what remains is for the fallback version.
 *
 * On the server, `page` covers `data` and `render`, and `data` has to leave time for the page's data after
 * a remote that takes all of `remoteCode`. A page that takes longer is sent without content, at most
 * `layout` later. A download or a start may take longer than a page: that page is sent without content, and
 * the next one finds the code in memory. Limits whose violation counts as a version's fault (`remoteCode`,
 * `render`, `silence`, `start`) are measured by a clock of its process, which stops while other processes
 * have the processors; limits that a shopper waits for are measured in wall-clock time.
 */
export const TIME_LIMITS = {
  browser: {
    /** One script of a remote. */
    script: 8_000,
    /** The code of one page, over all versions of its remote. */
    page: 12_000,
  },
  server: {
    /** A remote's code for one page, over all versions. */
    remoteCode: 1_500,
    /** The remote's code and the page's data. A slower page is sent without content. */
    data: 2_000,
    /** Extra time after a page's data for its fragments; the browser renders slower ones. */
    fragments: 150,
    /** From the data to the HTML: a page that suspends for longer is sent without content. */
    render: 500,
    /** A complete page, including the wait for a render process. */
    page: 2_600,
    /** The layout around a page that is sent without content; after that the document is empty. */
    layout: 200,
    /** From one heartbeat of a render process that has requests to the next. */
    heartbeat: 250,
    /** A render process that has requests and sends no heartbeat for this long is ended. */
    silence: 2_000,
    /** Until a new render process has loaded the shell's code. */
    start: 30_000,
    /** How long a page server waits for its render processes before it listens. */
    warmUp: 5_000,
    /** One server build from another origin. */
    download: 3_000,
    /** One part of the sitemap; a proxy in front waits ten seconds. */
    sitemap: 8_000,
  },
  /** A page of a preview waits on the server until processes have started; a proxy waits ten seconds. */
  preview: {
    data: 4_000,
    page: 7_000,
    fragments: 2_000,
    layout: 1_500,
  },
} as const;
