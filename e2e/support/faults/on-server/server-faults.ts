/** A fault of a remote's code on the page server. */
export interface ServerFault {
  name: ServerFaultName;
  /** What its page is when it comes. */
  page: 'without its content' | 'with or without its content';
  /** True for one that says more than that a page failed: after three, the server renders the version no more. */
  isBlamed: boolean;
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

export type ServerFaultName = (typeof NAMES)[number];

/** Faults that leave the page as it is, or end its process too early: which of the two is a matter of chance. */
const MAY_BE_COMPLETE: ServerFaultName[] = ['rejection', 'changes globals'];

/** Faults of one page alone. */
const NOT_BLAMED: ServerFaultName[] = ['render throws', 'changes globals'];

/** What a busy machine may add to the page server's own limits, in milliseconds. */
const MARGIN = 300;

/** A page comes within this time: the page server's limits for a page, and for its frame without content. */
export const FIRST_PAGE_WITHIN = 2_600 + 200 + MARGIN;

/** A page of a version that the server renders no more. */
export const BLOCKED_PAGE_WITHIN = 200 + MARGIN;

export const SERVER_FAULTS: ServerFault[] = NAMES.map((name) => ({
  name,
  page: MAY_BE_COMPLETE.includes(name) ? 'with or without its content' : 'without its content',
  isBlamed: !NOT_BLAMED.includes(name),
}));
