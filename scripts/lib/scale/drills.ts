import { setTimeout as pause } from 'node:timers/promises';
import type { Part } from './parts/part';
import type { ScaledShop } from './scaled-shop';

/** Something that happens to the shop while shoppers buy. */
export interface Drill {
  name: string;
  run: (shop: ScaledShop) => Promise<void>;
}

/** How long a part stays ended or frozen, in milliseconds. */
const OUTAGE = 10_000;

const MINUTE = 60_000;

/** What happens to each part, in turn. `nextVersion` is the folder of the API's next version. */
export function drillsOf(shop: ScaledShop, nextVersion: string): Drill[] {
  const { pageServers, apis, redis, nginx } = shop;
  const [firstPage] = pageServers;
  const [firstApi] = apis;
  return [
    { name: 'nothing', run: () => pause(2 * OUTAGE) },
    killed(firstPage),
    frozen(firstPage),
    killed(firstApi),
    frozen(firstApi),
    killed(redis),
    frozen(redis),
    killed(nginx),
    frozen(nginx),
    {
      name: 'the object store is away for a minute',
      async run({ bucket }) {
        bucket.store.isDown = true;
        await pause(MINUTE);
        bucket.store.isDown = false;
      },
    },
    {
      name: 'a new version of the catalogue goes live',
      async run({ bucket }) {
        await bucket.deployCopy('mf-catalog', (script) => `${script}\n// The next version.`);
      },
    },
    {
      name: 'PostgreSQL is killed, and recovers',
      run: ({ database }) => database.crash(),
    },
    {
      name: `PostgreSQL is frozen for ${OUTAGE / 1_000} s`,
      async run({ database }) {
        database.freeze();
        await pause(OUTAGE);
        database.resume();
      },
    },
    {
      name: 'PostgreSQL is lost, and its replica takes over',
      async run({ database, databaseAddress }) {
        await database.failOver();
        databaseAddress.moveTo(database.port);
      },
    },
    {
      name: 'the page servers are replaced, one after the other',
      run: () => replace(pageServers),
    },
    {
      name: 'the next version of the API migrates and replaces this one',
      run: () => update(shop, nextVersion),
    },
  ];
}

function killed(part: Part): Drill {
  return {
    name: `${part.name} is killed, and started after ${OUTAGE / 1_000} s`,
    async run() {
      await part.kill();
      await pause(OUTAGE);
      await part.start();
    },
  };
}

function frozen(part: Part): Drill {
  return {
    name: `${part.name} is frozen for ${OUTAGE / 1_000} s`,
    async run() {
      part.freeze();
      await pause(OUTAGE);
      part.resume();
    },
  };
}

async function replace(parts: Part[], changes: Parameters<Part['start']>[0] = {}): Promise<void> {
  for (const part of parts) {
    await part.stop();
    await part.start(changes);
  }
}

/** As the runbook says: migrate, replace each process, and migrate again. */
async function update(shop: ScaledShop, nextVersion: string): Promise<void> {
  const { run, apis } = shop;
  shop.useVersion(nextVersion);
  const first = await run('migrate', []);
  expectText(first, '9003_without_former_index waits');
  await replace(apis, { cwd: nextVersion });
  expectText(await run('migrate', []), 'Nothing is missing any more.');
}

function expectText(output: string, text: string): void {
  if (!output.includes(text)) throw new Error(`Instead of "${text}", migrate said: ${output}`);
}
