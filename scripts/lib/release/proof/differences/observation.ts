/** A page that is tried. */
export interface TriedPage {
  /** The remote that has it. */
  app: string;
  /** The id of its route; undefined for an address that visitors opened lately. */
  route: string | undefined;
  /** Path and query. */
  path: string;
  /** What is special about it, for the report. */
  title: string;
  /** True for a page behind the sign-in, of which the server renders only the frame. */
  isProtected: boolean;
}

/** A call that a page made to the API. */
export interface ApiCall {
  /** Method and path, without the query. */
  call: string;
  status: number;
}

/** What a page consists of, so that a lost part is noticed. */
export interface Outline {
  title: string;
  headings: string[];
  landmarks: string[];
  /** The addresses of its links inside the shop, each once. */
  links: string[];
}

/** A page as a page server sent it. */
export interface ServerObservation {
  status: number;
  /** Where it redirects to. */
  location: string | undefined;
  /** The version of each remote in its HTML. */
  versions: Record<string, string>;
  /** What the page server logged. */
  problems: string[];
  outline: Outline;
  calls: ApiCall[];
  bytes: number;
  milliseconds: number;
}

/** An error that a browser reported. */
export interface ObservedError {
  message: string;
  /** The source file and line where it was thrown, if they are known. */
  source: string | undefined;
}

/** A page as a browser showed it. */
export interface BrowserObservation {
  /** Width of the window in CSS pixels. */
  width: number;
  /** Errors in the console, and uncaught ones; a failed hydration is one of them. */
  errors: ObservedError[];
  outline: Outline;
  calls: ApiCall[];
  /** Violations of accessibility rules: the rule, and how many elements break it. */
  violations: Record<string, number>;
  /** What was transferred, in bytes, by kind. */
  bytes: Record<string, number>;
  /** In milliseconds; 0 where the browser reported none. */
  lcp: number;
  cls: number;
  /** In milliseconds. */
  tbt: number;
  /** The name of its picture in the report's folder. */
  picture: string;
}

/** How much two pictures of a page differ, as a share of their pixels. */
export interface PictureChange {
  page: string;
  width: number;
  live: string;
  candidate: string;
  share: number;
}

/** One page before and after. */
export interface Comparison<Observation> {
  page: TriedPage;
  /** With which versions of the other apps; `as today` for the live ones. */
  combination: string;
  /** Undefined for a page that the live shop doesn't have, or where only the candidate was tried. */
  live: Observation | undefined;
  candidate: Observation;
}

/** A difference between the live shop and the candidate. */
export interface Difference {
  page: string;
  combination: string;
  /** True if it refuses the release; otherwise it is only told. */
  refuses: boolean;
  text: string;
}
