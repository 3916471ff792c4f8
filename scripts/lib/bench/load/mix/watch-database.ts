import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** How often the database is asked, in milliseconds. */
const INTERVAL = 500;

/** Waits that are named at most. */
const NAMED = 4;

/** What the database was seen doing. */
interface Watch {
  /** Ends it; returns a sentence. */
  stop: () => Promise<string>;
}

interface Sample {
  connections: number;
  active: number;
  waits: string[];
}

const SAMPLE = `select count(*)::int as connections,
  count(*) filter (where state = 'active')::int as active,
  coalesce(array_agg(wait_event_type || ' ' || wait_event) filter (where state = 'active' and wait_event is not null), '{}') as waits
  from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

/** Watches a PostgreSQL: how many connections it has, how many of them work, and for what those wait. */
export async function watchDatabase(databaseUrl: string): Promise<Watch> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const stopping = new AbortController();
  const samples: Sample[] = [];
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const { rows } = await client.query<Sample>(SAMPLE);
      samples.push(...rows);
      await pause(INTERVAL, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await watching;
      await client.end();
      return describe(samples);
    },
  };
}

function describe(samples: readonly Sample[]): string {
  const most = (valueOf: (sample: Sample) => number) => Math.max(0, ...samples.map(valueOf));
  const counts = new Map<string, number>();
  for (const wait of samples.flatMap(({ waits }) => waits)) {
    counts.set(wait, (counts.get(wait) ?? 0) + 1);
  }
  const often = [...counts].sort(([, one], [, other]) => other - one).slice(0, NAMED);
  const waits = often.map(([wait, count]) => `${wait} ${count}`).join(', ') || 'nothing';
  return (
    `${most(({ connections }) => connections)} connections, ${most(({ active }) => active)} of them busy at once; ` +
    `waited for, in ${samples.length} looks: ${waits}`
  );
}
