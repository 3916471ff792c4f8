import type { Page, Route } from '@playwright/test';
import type { FaultShop } from '../fault-shop';
import { LATER_CONTRACT, requiringHostContract } from '../host-contracts';

/** A fault that a test has put into a remote. */
interface BrokenRemote {
  /** The faulty version. */
  version: string;
  /** Ends the fault; where possible, in open tabs as well. */
  repair: () => Promise<void>;
}

/** A fault of a remote in the browser. */
export interface BrowserFault {
  name: string;
  /** Within how many milliseconds a shopper must be told. */
  within: number;
  /** True if the shopper has to wait before the fault shows. */
  hangs: boolean;
  /** True if the server's HTML stays, because the remote's code is missing or isn't run. */
  leavesHtml: boolean;
  /** How a shopper gets the page once the fault is gone. */
  remedy: 'Try again' | 'reload';
  /** Puts the fault into the remote. */
  breakRemote: (page: Page, shop: FaultShop, remote: string) => Promise<BrokenRemote>;
}

/** The shell gives up on a script that hangs after 8 s; the rest is a margin for a busy machine. */
const HANGING_WITHIN = 12_000;
const SHOWN_WITHIN = 5_000;

const ENTRY = 'remoteEntry.js';
const CHUNK = 'chunk.*.js';

/** How a request for a script is handled instead of sending the script. */
type RouteHandler = (route: Route) => unknown;

const unavailable: RouteHandler = (route) => route.fulfill({ status: 503, body: 'unavailable' });

const htmlPage: RouteHandler = (route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Welcome' });

const otherCode: RouteHandler = (route) =>
  route.fulfill({ status: 200, contentType: 'text/javascript', body: 'globalThis.isRun = true;' });

/** A fault in the delivery of one kind of script. */
function deliveryFault(file: string, interfere: RouteHandler): BrowserFault['breakRemote'] {
  return async (page, shop, remote) => {
    const { version } = shop.liveVersion(remote).metadata;
    const pattern = `**/apps/${remote}/${version}/browser/${file}`;
    await page.route(pattern, interfere);
    return { version, repair: () => page.unroute(pattern) };
  };
}

/** An entry that is never sent. */
const hangingEntry: BrowserFault['breakRemote'] = async (page, shop, remote) => {
  const held: Route[] = [];
  const { version, repair } = await deliveryFault(ENTRY, (route) => held.push(route))(
    page,
    shop,
    remote,
  );
  return {
    version,
    async repair() {
      await repair();
      await Promise.all(held.map((route) => route.abort().catch(() => undefined)));
    },
  };
};

/** A fault in the code of a version; a test ends it by setting a global in the page. */
function codeFault(name: string): BrowserFault['breakRemote'] {
  return async (page, shop, remote) => {
    const { metadata } = await shop.breakRemote(remote, name);
    return {
      version: metadata.version,
      repair: () => page.evaluate(() => void Reflect.set(globalThis, 'faultIsGone', true)),
    };
  };
}

/** A version that needs a host contract that no shell offers yet. */
const newerContract: BrowserFault['breakRemote'] = async (_, shop, remote) => {
  const built = await shop.breakRemote(remote, 'none');
  await shop.publish(remote, [requiringHostContract(built, LATER_CONTRACT)]);
  return { version: built.metadata.version, repair: () => shop.repair() };
};

function fault(
  name: string,
  breakRemote: BrowserFault['breakRemote'],
  others: Partial<BrowserFault> = {},
): BrowserFault {
  const usual = {
    within: SHOWN_WITHIN,
    hangs: false,
    leavesHtml: false,
    remedy: 'Try again',
  } as const;
  return { name, breakRemote, ...usual, ...others };
}

export const BROWSER_FAULTS: BrowserFault[] = [
  fault('entry 503', deliveryFault(ENTRY, unavailable), { leavesHtml: true }),
  fault('entry hangs', hangingEntry, { within: HANGING_WITHIN, hangs: true, leavesHtml: true }),
  fault('entry is an HTML page', deliveryFault(ENTRY, htmlPage), { leavesHtml: true }),
  fault('chunk 503', deliveryFault(CHUNK, unavailable), { leavesHtml: true }),
  fault('chunk with the wrong hash', deliveryFault(CHUNK, otherCode), { leavesHtml: true }),
  fault('throws while rendering', codeFault('render throws in the browser')),
  fault('throws in an effect', codeFault('effect throws')),
  fault('loader throws', codeFault('loader throws')),
  fault('newer host contract', newerContract, { remedy: 'reload' }),
];
