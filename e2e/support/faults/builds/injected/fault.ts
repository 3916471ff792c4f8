import { createElement, use, useEffect, type ComponentType } from 'react';
import { attack } from './attacks';

/** The fault of this version: when it is published, this placeholder is replaced by a fault's name. */
function faultName(): string {
  return 'NAME_OF_THE_FAULT';
}

const FAULT = faultName();

const NEVER = new Promise<never>(() => undefined);

const isServer = typeof document === 'undefined';

/** Tests end a fault in the browser by setting this global. */
function isFaultEnded(): boolean {
  return Reflect.get(globalThis, 'faultIsGone') === true;
}

function fail(): never {
  throw new Error(`The injected fault: ${FAULT}`);
}

const atLoad = new Map([
  ['load throws', fail],
  ['attacks', attack],
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

/** The component, with the fault of this version. */
export function faultyComponent<Props extends object>(
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function FaultyComponent(props: Props) {
    if (isServer) whileRenderingOnServer.get(FAULT)?.();
    if (isServer && FAULT === 'suspends') use(NEVER);
    if (!isServer && !isFaultEnded() && FAULT === 'render throws in the browser') fail();
    useEffect(() => {
      if (FAULT === 'effect throws' && !isFaultEnded()) fail();
    });
    return createElement(Component, props);
  };
}

/** Throws if the fault of this version is that its loaders throw. */
export function throwIfLoaderFault(): void {
  if (FAULT === 'loader throws' && !isFaultEnded()) fail();
}

/** Causes the fault, if it is one of those on the server that occur when an exposed module is loaded. */
export function applyLoadFault(): void {
  if (isServer) atLoad.get(FAULT)?.();
}
