import os from 'node:os';

/** What `process` has to send signals: to any process of the same user, the page server included. */
const SIGNALLING = ['kill', '_kill', '_debugProcess', '_debugEnd'];

/**
 * Takes the functions from this process by which code can signal or slow down another one. Node's permissions
 * don't know signals, so it has to happen before any code of a remote runs.
 */
export function withdrawSignals(): void {
  for (const name of SIGNALLING) withdraw(process, name);
  withdraw(os, 'setPriority');
}

function withdraw(owner: object, name: string): void {
  Object.defineProperty(owner, name, {
    value: () => {
      throw new Error(`A render process can't use ${name}.`);
    },
    configurable: false,
    writable: false,
  });
}
