/** A fault of a remote's code on the page server. */
export interface ServerFault {
  name: ServerFaultName;
  /** How the server sends its page. */
  page: 'without its content' | 'with or without its content';
  /** True if the server blames the version, not only the page: after three it stops rendering the version. */
  blamesVersion: boolean;
}

const NAMES = [
  'build missing',
  'load throws',
  'render throws',
  'suspends',
  'endless loop',
  'rejection',
  'exit',
  'memory',
  'changes globals',
] as const;

type ServerFaultName = (typeof NAMES)[number];

/** Faults with which the page may be complete: by chance, it may be sent before its process ends. */
const MAY_BE_COMPLETE: ServerFaultName[] = ['rejection', 'changes globals'];

/** Faults that the server attributes to one page only. */
const PAGE_ONLY: ServerFaultName[] = ['render throws', 'changes globals'];

/** What a busy machine may add to the page server's own limits, in milliseconds. */
const MARGIN = 300;

/** A page is sent within this time: the server's limits for a page, and for its frame without content. */
export const PAGE_LIMIT_MS = 2_600 + 200 + MARGIN;

/** A page of a version that the server no longer renders is sent within this time. */
export const UNRENDERED_PAGE_LIMIT_MS = 200 + MARGIN;

export const SERVER_FAULTS: ServerFault[] = NAMES.map((name) => ({
  name,
  page: MAY_BE_COMPLETE.includes(name) ? 'with or without its content' : 'without its content',
  blamesVersion: !PAGE_ONLY.includes(name),
}));
