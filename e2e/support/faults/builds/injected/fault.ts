import { createElement, use, useEffect, type ComponentType } from 'react';

/** The fault of this build: in the built files, the name of one takes the place of the text. */
function nameOfFault(): string {
  return 'NAME_OF_THE_FAULT';
}

const FAULT = nameOfFault();

const NEVER = new Promise<never>(() => undefined);

const isServer = typeof document === 'undefined';

/** The tests end the faults in the browser by this global. */
function isGone(): boolean {
  return Reflect.get(globalThis, 'faultIsGone') === true;
}

function fail(): never {
  throw new Error(`The injected fault: ${FAULT}`);
}

const atLoad = new Map([
  ['load throws', fail],
  [
    'changes globals',
    () => {
      Reflect.set(Object.prototype, 'changedGlobal', FAULT);
      Reflect.set(Date, 'now', () => 0);
    },
  ],
]);

const whileRenderingOnServer = new Map([
  ['render throws', fail],
  [
    'endless loop',
    () => {
      for (;;);
    },
  ],
  ['rejection', () => void Promise.reject(new Error(`The injected fault: ${FAULT}`))],
  ['exit', () => process.exit(1)],
  [
    'memory',
    () => {
      const kept: unknown[] = [];
      for (;;) kept.push(new Array(100_000).fill({}));
    },
  ],
]);

/** A component with the fault of this build. */
export function faultyComponent<Props extends object>(
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function FaultyComponent(props: Props) {
    if (isServer) whileRenderingOnServer.get(FAULT)?.();
    if (isServer && FAULT === 'suspends') use(NEVER);
    if (!isServer && !isGone() && FAULT === 'render throws in the browser') fail();
    useEffect(() => {
      if (FAULT === 'effect throws' && !isGone()) fail();
    });
    return createElement(Component, props);
  };
}

/** Throws where it is the fault of this build that loaders do. */
export function throwInLoader(): void {
  if (FAULT === 'loader throws' && !isGone()) fail();
}

/** What happens on the server as soon as a module that the remote exposes is loaded. */
export function faultAtLoad(): void {
  if (isServer) atLoad.get(FAULT)?.();
}
