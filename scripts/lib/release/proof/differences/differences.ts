import { UNKNOWN_ID } from '../pages/pages-to-try';
import { withSource } from '@storefront/tools/deploy';
import type {
  ApiCall,
  BrowserObservation,
  Comparison,
  Difference,
  ObservedError,
  Outline,
  ServerObservation,
} from './observation';

/** More calls of the API than before that are told. */
const MORE_CALLS = 3;

/** A page that got this many kilobytes heavier is told. */
const MORE_KILOBYTES = 10;

/** Google's limit for a page that doesn't jump: https://web.dev/articles/cls. */
const GOOD_CLS = 0.1;

/** A time is told if it is this many times as long as before, and longer by this many milliseconds. */
const SLOWER = { factor: 2, by: 300 };

/** Rules whose violation refuses a release. */
type Rule = [isBroken: boolean, text: string];

/** What the pages are compared with. */
interface Expected {
  /** The versions under test, by app. */
  versions: Record<string, string>;
  /** True for the path of a page of the shop. */
  isPage: (path: string) => boolean;
}

/** What differs on a page as the server sent it. */
export function serverDifferences(
  { page, combination, live, candidate }: Comparison<ServerObservation>,
  { versions, isPage }: Expected,
): Difference[] {
  const expected = versions[page.app];
  const rendered = candidate.versions[page.app];
  const hasContent = candidate.status < 300 && !page.isProtected;
  const nowhere = newOf(candidate.outline.links, live?.outline.links).filter(
    (link) => !isPage(link),
  );
  const refusals: Rule[] = [
    [candidate.status >= 500, `it responds with ${candidate.status}`],
    [
      live !== undefined && candidate.status < 500 && live.status !== candidate.status,
      `it responds with ${candidate.status}, the live version with ${live?.status}`,
    ],
    ...newOf(candidate.problems, live?.problems).map((problem): Rule => [true, problem]),
    [
      hasContent &&
        expected !== undefined &&
        rendered !== expected &&
        candidate.problems.length === 0,
      `it was rendered by ${rendered ?? 'no version'} of ${page.app}`,
    ],
    [nowhere.length > 0, `its links lead nowhere: ${nowhere.join(', ')}`],
    ...callRefusals(candidate.calls, live?.calls),
    ...outlineRefusals(candidate.outline, live?.outline),
  ];
  const notes: Rule[] = [
    ...outlineNotes(candidate.outline, live?.outline),
    ...callNotes(candidate.calls, live?.calls),
    slower('rendering took', candidate.milliseconds, live?.milliseconds),
  ];
  return toDifferences({ page: page.path, combination }, refusals, notes);
}

/** What differs on a page as a browser showed it. */
export function browserDifferences({
  page,
  combination,
  live,
  candidate,
}: Comparison<BrowserObservation>): Difference[] {
  const refusals: Rule[] = [
    ...newErrors(candidate.errors, live?.errors).map((error): Rule => [true, withSource(error)]),
    ...callRefusals(candidate.calls, live?.calls),
    ...outlineRefusals(candidate.outline, live?.outline),
    ...Object.entries(candidate.violations)
      .filter(([rule, count]) => count > (live?.violations[rule] ?? 0))
      .map(([rule, count]): Rule => [true, `${count} elements violate “${rule}”`]),
    [
      candidate.cls > GOOD_CLS && (live?.cls ?? 0) <= GOOD_CLS,
      `its layout shifts by ${candidate.cls.toFixed(2)}`,
    ],
  ];
  const notes: Rule[] = [
    ...callNotes(candidate.calls, live?.calls),
    ...Object.entries(candidate.bytes).map(([kind, bytes]) =>
      heavier(kind, bytes, live && (live.bytes[kind] ?? 0)),
    ),
    slower('its largest content was shown after', candidate.lcp, live?.lcp),
    slower('its scripts blocked the page for', candidate.tbt, live?.tbt),
  ];
  const where = `${combination}, ${candidate.width} px`;
  return toDifferences({ page: page.path, combination: where }, refusals, notes);
}

/** Errors are compared by their messages, each once: their lines change with every edit. */
function newErrors(now: ObservedError[], before: ObservedError[] = []): ObservedError[] {
  const byMessage = new Map(now.map((error) => [error.message, error]));
  for (const { message } of before) byMessage.delete(message);
  return [...byMessage.values()];
}

function toDifferences(
  where: Pick<Difference, 'page' | 'combination'>,
  refusals: Rule[],
  notes: Rule[],
): Difference[] {
  const broken = (rules: Rule[], refuses: boolean) =>
    rules.filter(([isBroken]) => isBroken).map(([, text]) => ({ ...where, refuses, text }));
  return [...broken(refusals, true), ...broken(notes, false)];
}

/** Calls that fail now and didn't before; what was asked for with an id that nothing has isn't found. */
function callRefusals(calls: ApiCall[], before: ApiCall[] = []): Rule[] {
  const failed = (list: ApiCall[]) =>
    list
      .filter((call) => call.status >= 400 && !isOfUnknownId(call))
      .map(({ call, status }) => `${call}: ${status}`);
  return newOf(failed(calls), failed(before)).map((text) => [
    true,
    `a call of the API fails, ${text}`,
  ]);
}

function isOfUnknownId({ call, status }: ApiCall): boolean {
  return status === 404 && call.split('/').includes(UNKNOWN_ID);
}

function callNotes(calls: ApiCall[], before: ApiCall[] | undefined): Rule[] {
  if (!before) return [];
  return [
    [
      calls.length >= before.length + MORE_CALLS,
      `it calls the API ${calls.length} times, before ${before.length}`,
    ],
  ];
}

/** A page that lost its main part, or its first heading, is broken; other changes are told. */
function outlineRefusals(now: Outline, before: Outline | undefined): Rule[] {
  if (!before) return [];
  const hasHeading = ({ headings }: Outline) =>
    headings.some((heading) => heading.startsWith('h1'));
  const lost = before.landmarks.filter((landmark) => !now.landmarks.includes(landmark));
  return [
    [hasHeading(before) && !hasHeading(now), 'it has lost its first heading'],
    [lost.length > 0, `it has lost ${lost.join(', ')}`],
  ];
}

function outlineNotes(now: Outline, before: Outline | undefined): Rule[] {
  if (!before) return [];
  const gone = newOf(before.headings, now.headings);
  const added = newOf(now.headings, before.headings);
  return [
    [now.title !== before.title, `its title is “${now.title}”, before “${before.title}”`],
    [gone.length > 0, `headings are gone: ${gone.join('; ')}`],
    [added.length > 0, `headings are new: ${added.join('; ')}`],
  ];
}

function heavier(kind: string, bytes: number, before: number | undefined): Rule {
  const more = (bytes - (before ?? bytes)) / 1_000;
  return [more >= MORE_KILOBYTES, `it transfers ${more.toFixed(0)} kB more of ${kind}`];
}

function slower(what: string, now: number, before: number | undefined): Rule {
  const isSlower =
    before !== undefined && now >= before * SLOWER.factor && now >= before + SLOWER.by;
  return [isSlower, `${what} ${Math.round(now)} ms, before ${Math.round(before ?? 0)} ms`];
}

/** The texts that are new, each once. */
function newOf(now: string[], before: string[] = []): string[] {
  return [...new Set(now)].filter((text) => !before.includes(text));
}
