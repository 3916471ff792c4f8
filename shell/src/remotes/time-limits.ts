/**
 * How long loading may take, in milliseconds; every limit of the browser and the page server.
 *
 * In the browser, `page` covers all versions of a remote that are tried: one script that hangs takes
 * `script`, and what remains is for the fallback version.
 *
 * On the server, `page` covers the whole render. It has to leave time for the page's data after a
 * remote that takes all of `remoteCode`. A download may take longer than a page (`download`): that page
 * is sent without content, and the next one finds the code in memory.
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
    /** A whole page: the remote's code and the page's data. A slower one is sent without content. */
    page: 2_000,
    /** One server build from another origin. */
    download: 3_000,
  },
} as const;
