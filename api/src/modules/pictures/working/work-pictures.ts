import { claimPicture, type ClaimedPicture } from '../pictures.repository';
import { ChangeSignal } from './change-signal';
import { makePicture, type PictureContext } from './make-picture';

/** How many pictures are fetched at a time, in all and from one host. */
const FETCHES_MAX = 8;
const FETCHES_OF_HOST_MAX = 2;
/** How many are fetched, or wait to be transformed. */
const PICTURES_MAX = 12;

/** Longer than the greatest number of pictures takes within their time limits. */
const CLAIM_TIME = 20 * 60_000;

/** How often new pictures are looked for while others are being made. */
const POLL_INTERVAL = 1_000;

/**
 * Makes the pictures that are due, until none is left or `stopping` is aborted; then pictures that aren't finished are
 * left to other processes. Throws if the database fails.
 */
export async function workPictures(context: PictureContext, stopping: AbortSignal): Promise<void> {
  const making = new Set<Promise<void>>();
  const fetching = new Set<ClaimedPicture>();
  const changes = new ChangeSignal();
  const failures: unknown[] = [];

  function start(claimed: ClaimedPicture): void {
    fetching.add(claimed);
    const onFetched = () => {
      fetching.delete(claimed);
      changes.announce();
    };
    const made = makePicture(context, claimed, onFetched, stopping)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => {
        making.delete(made);
        onFetched();
      });
    making.add(made);
  }

  async function claimNext(): Promise<ClaimedPicture | undefined> {
    if (fetching.size >= FETCHES_MAX || making.size >= PICTURES_MAX) return undefined;
    return claimPicture(context.db, busyHosts(fetching), new Date(), CLAIM_TIME);
  }

  try {
    while (!stopping.aborted && failures.length === 0) {
      const claimed = await claimNext();
      if (claimed) start(claimed);
      else if (making.size === 0) return;
      else await changes.next(POLL_INTERVAL);
    }
  } finally {
    await Promise.all(making);
  }
  if (failures.length > 0) throw failures[0];
}

/** The hosts that as many pictures are fetched from as may be; files have none. */
function busyHosts(fetching: ReadonlySet<ClaimedPicture>): string[] {
  const counts = new Map<string, number>();
  for (const { host } of fetching) counts.set(host, (counts.get(host) ?? 0) + 1);
  return [...counts].flatMap(([host, fetches]) =>
    host !== '' && fetches >= FETCHES_OF_HOST_MAX ? [host] : [],
  );
}
