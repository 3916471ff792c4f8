import type { SharedEvent, TrialStreams } from '../trial-stream';

/** Events that are read at a time, so few that tests read several times. */
const BATCH = 10;

/** What befalls the connection of a page server. */
type Fault = 'none' | 'away' | 'answers are lost';

/** A page server's connection to streams in memory. */
interface MemoryConnection extends TrialStreams {
  fault: Fault;
}

/** Streams in memory in place of a Redis. */
export interface MemoryStreams {
  /** All events, by trial. */
  events: Map<string, SharedEvent[]>;
  connect: () => MemoryConnection;
}

/** Creates empty streams. */
export function createMemoryStreams(): MemoryStreams {
  const events = new Map<string, SharedEvent[]>();

  function connect(): MemoryConnection {
    return {
      fault: 'none',
      get isOpen() {
        return this.fault !== 'away';
      },
      exchange(trial, appended, position) {
        if (this.fault === 'away') return Promise.resolve(undefined);
        const stream = [...(events.get(trial) ?? []), ...appended];
        if (stream.length > 0) events.set(trial, stream);
        if (this.fault === 'answers are lost') return Promise.resolve(undefined);
        const start = Number(position.split('-')[0]);
        const read = stream.slice(start, start + BATCH);
        return Promise.resolve({
          events: read,
          position: `${start + read.length}-0`,
          hasMore: read.length === BATCH,
        });
      },
    };
  }

  return { events, connect };
}
