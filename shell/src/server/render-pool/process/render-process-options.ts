import type { MeasuredSpan } from '@storefront/tools/telemetry';
import type { RenderLimits } from '../../render-protocol';

/** A render process that ended unexpectedly, or had to be ended. */
export interface ProcessEnd {
  message: string;
  /** True when it hadn't yet loaded the code of the shell. */
  isBeforeReady: boolean;
}

export interface RenderProcessOptions {
  /** The shell's server build, whose hash was verified. */
  code: Buffer;
  deployRoot: string;
  /** The app that it renders: it can read the versions of no other. */
  app: string;
  /** The version of the app that it is for; it may fall back to another one. */
  version: string;
  apiUrl: string;
  limits: RenderLimits;
  /** What the process may use, in megabytes. */
  memoryMb: number;
  /** Called when the process has ended without being told to. */
  onEnd: (end: ProcessEnd) => void;
  /** Called when a page that the process rendered showed a fault of its remote. */
  onFault: (message: string) => void;
  /** Called with what the process has measured of a traced request. */
  onSpans: (traceparent: string, spans: MeasuredSpan[]) => void;
  /** Called for a version of a remote that the process could not load. */
  onLoadFailure: (remote: string, version: string, message: string) => void;
}
