import { Type, type Static } from 'typebox';
import { APP_NAME_PATTERN } from './app-name-pattern';

/** One path pattern (React Router's syntax) of a remote. */
export const RegistryRouteSchema = Type.Object({
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
});

/** SHA-256 of each script of a version, by file name relative to the version's folder. */
export const IntegrityMapSchema = Type.Record(Type.String(), Type.String({ pattern: '^sha256-' }));

/** The script of an app's libraries, which all versions with the same libraries have in common. */
export const LibrariesSchema = Type.Object({
  /** Absolute, or relative to the page server's origin. */
  url: Type.String(),
  integrity: Type.String({ pattern: '^sha256-' }),
});

/** Since when a version has its share of the visitors, and why. */
export const ReleaseSchema = Type.Object({
  since: Type.String(),
  why: Type.String(),
  /** True for a version that was taken back: nobody falls back to it. */
  withdrawn: Type.Optional(Type.Boolean()),
});

/** One published version of a remote or of the shell: its descriptor, and its entry in the registry. */
export const RemoteVersionSchema = Type.Object({
  /** Browser entry; absolute, or relative to the page server's origin. */
  url: Type.String(),
  fallbackUrl: Type.Optional(Type.String()),
  metadata: Type.Object({
    version: Type.String({ minLength: 1 }),
    /** Absent for a version that is served from source; published versions always carry it. */
    integrity: Type.Optional(IntegrityMapSchema),
  }),
  deployment: Type.Object({
    /** Share of the visitors in percent; 0 for a version that is no longer served. */
    traffic: Type.Number({ minimum: 0, maximum: 100 }),
    /** True for the live version: that of everybody who doesn't get a canary. */
    default: Type.Boolean(),
  }),
  extras: Type.Object({
    routes: Type.Array(RegistryRouteSchema),
    /** Server entry, read by the page server; absent for a version that renders in the browser alone. */
    serverUrl: Type.Optional(Type.String()),
    serverIntegrity: Type.Optional(Type.String({ pattern: '^sha256-' })),
    /** The shell's libraries; absent for a version that has them in its entry. */
    libraries: Type.Optional(LibrariesSchema),
    /** True for a remote whose entry brings the hashes of its chunks: pages carry that of the entry alone. */
    entryHasHashes: Type.Optional(Type.Boolean()),
    hostContract: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+$' }),
    release: Type.Optional(ReleaseSchema),
  }),
});

/** The registry document, in the public frontend-discovery shape; versions newest first. */
export const RegistrySchema = Type.Object({
  schema: Type.String(),
  microFrontends: Type.Record(Type.String(), Type.Array(RemoteVersionSchema), {
    propertyNames: Type.String({ pattern: APP_NAME_PATTERN }),
  }),
});

export type RegistryRoute = Static<typeof RegistryRouteSchema>;
export type IntegrityMap = Static<typeof IntegrityMapSchema>;
export type RemoteVersion = Static<typeof RemoteVersionSchema>;
export type Registry = Static<typeof RegistrySchema>;
