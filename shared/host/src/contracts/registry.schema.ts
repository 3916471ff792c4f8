import { Type, type Static } from 'typebox';
import { APP_NAME_PATTERN } from './app-name-pattern';
import { PropsSchema } from './fragments/props-schema';

const CONTRACT_VERSION = Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+$' });

/** The name of a fragment: `domain.name`. */
const FRAGMENT_NAME = Type.String({ pattern: '^[a-z][a-z0-9-]*\\.[a-z][a-z0-9-]*$' });

/** A fragment on a page, or in the shell's frame. */
const UsedFragmentSchema = Type.Object({
  name: FRAGMENT_NAME,
  /** The version of its contract that the page was built for. */
  contract: CONTRACT_VERSION,
  /** The props that the page server renders it with; absent where only the browser knows them. */
  props: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});

/** A fragment that a remote provides to pages. */
const RegistryFragmentSchema = Type.Object({
  name: FRAGMENT_NAME,
  /** The version of its contract. */
  contract: CONTRACT_VERSION,
  /** In CSS pixels. */
  space: Type.Object({
    narrow: Type.Number({ minimum: 0 }),
    wide: Type.Number({ minimum: 0 }),
  }),
  start: Type.Enum(['load', 'idle', 'visible']),
  /** True if only browsers render it. */
  personal: Type.Optional(Type.Boolean()),
  /** Its scripts beside the entry, by file name relative to the version's folder. */
  scripts: Type.Optional(Type.Array(Type.String())),
  /** Absent in versions that don't say which props they take. */
  props: Type.Optional(PropsSchema),
});

/** One path pattern (React Router's syntax) of a remote. */
const RegistryRouteSchema = Type.Object({
  id: Type.String({ minLength: 1 }),
  path: Type.String({ minLength: 1 }),
  access: Type.Enum(['public', 'protected']),
  layout: Type.Enum(['main', 'auth']),
  /** The scripts of the page beside the entry, by file name relative to the version's folder. */
  scripts: Type.Optional(Type.Array(Type.String())),
  /** The query parameters that the page depends on; absent where the remote doesn't say. */
  query: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
  /** True for a page whose path the sitemap lists. */
  sitemap: Type.Optional(Type.Boolean()),
  /** The fragments on the page; absent where there are none. */
  fragments: Type.Optional(Type.Array(UsedFragmentSchema)),
});

/** SHA-256 of each script of a version, by file name relative to the version's folder. */
const IntegrityMapSchema = Type.Record(Type.String(), Type.String({ pattern: '^sha256-' }));

/** The script of an app's libraries, which all versions with the same libraries share. */
const LibrariesSchema = Type.Object({
  /** Absolute, or relative to the page server's origin. */
  url: Type.String(),
  integrity: Type.String({ pattern: '^sha256-' }),
});

/** How a canary's share grows without a person: see docs/adr/0012-canaries.md. */
const RolloutSchema = Type.Object({
  /** The shares in percent, in ascending order; the last one is 100. */
  steps: Type.Array(Type.Number({ exclusiveMinimum: 0, maximum: 100 }), { minItems: 1 }),
  /** Visitors that each step needs … */
  visitors: Type.Integer({ minimum: 1 }),
  /** … and minutes. */
  minutes: Type.Number({ minimum: 0 }),
});

/** When a version got its share of the visitors, and why. */
const ReleaseSchema = Type.Object({
  since: Type.String(),
  why: Type.String(),
  /** True for a version that was withdrawn: it isn't used as a fallback. */
  withdrawn: Type.Optional(Type.Boolean()),
  /** True for a version that was withdrawn because it failed: only `deploy --force` brings it back. */
  halted: Type.Optional(Type.Boolean()),
  /** The reason for which it was released without having passed the checks. */
  forced: Type.Optional(Type.String()),
  /** Who released it. */
  by: Type.Optional(Type.String()),
  /** The commit that it was released from. */
  commit: Type.Optional(Type.String()),
  /** The report of its checks, by path in the deploy root. */
  proof: Type.Optional(Type.String()),
  /** For a canary whose share grows by itself. */
  rollout: Type.Optional(RolloutSchema),
});

/** One change of what visitors get. */
const HistoryEntrySchema = Type.Object({
  at: Type.String(),
  app: Type.String(),
  version: Type.String(),
  /** The version's share in percent from then on. */
  traffic: Type.Number(),
  why: Type.String(),
  by: Type.Optional(Type.String()),
});

/** One published version of a remote or of the shell: its descriptor, and its entry in the registry. */
export const RemoteVersionSchema = Type.Object({
  /** Browser entry; absolute, or relative to the page server's origin. */
  url: Type.String(),
  fallbackUrl: Type.Optional(Type.String()),
  metadata: Type.Object({
    version: Type.String({ minLength: 1 }),
    /** Absent for a version that is served from source; published versions always have it. */
    integrity: Type.Optional(IntegrityMapSchema),
  }),
  deployment: Type.Object({
    /** Share of the visitors in percent; 0 for a version that is no longer served. */
    traffic: Type.Number({ minimum: 0, maximum: 100 }),
    /** True for the live version, which everybody gets who doesn't get a canary. */
    default: Type.Boolean(),
  }),
  extras: Type.Object({
    routes: Type.Array(RegistryRouteSchema),
    /** Server entry, read by the page server; absent for a version that renders in the browser alone. */
    serverUrl: Type.Optional(Type.String()),
    serverIntegrity: Type.Optional(Type.String({ pattern: '^sha256-' })),
    /** The shell's libraries; absent for a version whose entry contains them. */
    libraries: Type.Optional(LibrariesSchema),
    /**
     * True if the entry contains the hashes of its chunks: then pages carry only the hash of the entry, and of the
     * shell none.
     */
    entryHasHashes: Type.Optional(Type.Boolean()),
    /**
     * True for a remote whose browser entry needs nothing of the shell but the share scope. Others, from earlier kits, get
     * the federation runtime.
     */
    selfContained: Type.Optional(Type.Boolean()),
    hostContract: CONTRACT_VERSION,
    /** What all its scripts weigh, brotli-compressed, and what its build allows, in kilobytes. */
    weight: Type.Optional(Type.Object({ scripts: Type.Number(), budget: Type.Number() })),
    /**
     * The versions of the libraries in the share scope: those that a shell provides, and those that a remote was built
     * with. Absent where the build doesn't say.
     */
    sharedLibraries: Type.Optional(Type.Record(Type.String(), Type.String({ minLength: 1 }))),
    /** The fragments that a remote provides. */
    fragments: Type.Optional(Type.Array(RegistryFragmentSchema)),
    /** The fragments in the shell's frame, which are on every page that has one. */
    frame: Type.Optional(Type.Array(UsedFragmentSchema)),
    /** Its translations: by language, their scripts beside the entry. Absent for a version whose texts are English alone. */
    messages: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
    release: Type.Optional(ReleaseSchema),
  }),
});

/** The registry document, in the public frontend-discovery shape; versions newest first. */
export const RegistrySchema = Type.Object({
  schema: Type.String(),
  microFrontends: Type.Record(Type.String(), Type.Array(RemoteVersionSchema), {
    propertyNames: Type.String({ pattern: APP_NAME_PATTERN }),
  }),
  /** The latest changes, newest first; absent in registries of earlier tools. */
  history: Type.Optional(Type.Array(HistoryEntrySchema)),
});

export type UsedFragment = Static<typeof UsedFragmentSchema>;
export type RegistryFragment = Static<typeof RegistryFragmentSchema>;
export type RegistryRoute = Static<typeof RegistryRouteSchema>;
export type IntegrityMap = Static<typeof IntegrityMapSchema>;
export type Rollout = Static<typeof RolloutSchema>;
export type HistoryEntry = Static<typeof HistoryEntrySchema>;
export type RemoteVersion = Static<typeof RemoteVersionSchema>;
export type Registry = Static<typeof RegistrySchema>;
