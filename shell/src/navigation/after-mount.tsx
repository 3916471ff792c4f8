import { useEffect, type ReactNode } from 'react';

interface AfterMountProps {
  /** Called once, when React has rendered or hydrated the children. */
  onMount: (() => void) | undefined;
  children: ReactNode;
}

/** Calls back after hydration. Renders no element of its own, so that ids match those of the server. */
export function AfterMount({ onMount, children }: AfterMountProps) {
  useEffect(() => onMount?.(), [onMount]);
  return children;
}
