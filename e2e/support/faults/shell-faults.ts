import { rm, writeFile } from 'node:fs/promises';
import type { ApiCall } from '@storefront/host/contracts/api';
import { acceptedResponses } from '@storefront/host/contracts/api';
import { defaultResponses } from '../../fake-api/default-responses';
import type { FakeApi } from '../../fake-api/fake-api';
import { badGateway, htmlPage, type FakeResponse } from '../../fake-api/responses';
import type { FaultShop } from './fault-shop';

/** A fault of the registry's file. */
interface RegistryFault {
  name: string;
  /** True if it is present when the page server starts. */
  atStart: boolean;
  damage: (shop: FaultShop) => Promise<void>;
}

const remove = ({ registryFile }: FaultShop) => rm(registryFile);

export const REGISTRY_FAULTS: RegistryFault[] = [
  { name: 'missing', atStart: false, damage: remove },
  {
    name: 'invalid',
    atStart: false,
    damage: ({ registryFile }) => writeFile(registryFile, '{"microFrontends": 7}'),
  },
  {
    name: 'half-written',
    atStart: false,
    damage: ({ registryFile }) => writeFile(registryFile, '{"schema": "https://'),
  },
  { name: 'away at start', atStart: true, damage: remove },
];

/** A fault of all responses of the API. */
interface ApiFault {
  name: string;
  /** Begins the fault; returns a function that ends it. */
  begin: (api: FakeApi) => () => void;
}

const CALLS = Object.keys(acceptedResponses) as ApiCall[];

/** Each call gets the response that the function returns for it. */
function respondToAll(respond: (call: ApiCall) => FakeResponse): ApiFault['begin'] {
  return (api) => {
    for (const call of CALLS) api.respondTo(call, () => respond(call));
    return () => {
      for (const call of CALLS) api.respondTo(call, defaultResponses[call]);
    };
  };
}

function failEveryOther(): (call: ApiCall) => FakeResponse {
  let calls = 0;
  return (call) => {
    calls += 1;
    return calls % 2 === 1 ? badGateway : defaultResponses[call];
  };
}

export const API_FAULTS: ApiFault[] = [
  { name: 'down', begin: respondToAll(() => ({ kind: 'closed' })) },
  {
    name: 'slow',
    begin(api) {
      const held = CALLS.map((call) => api.hold(call));
      return () => held.forEach(({ release }) => release());
    },
  },
  { name: 'flapping', begin: (api) => respondToAll(failEveryOther())(api) },
  { name: 'HTML instead of JSON', begin: respondToAll(() => htmlPage) },
];
