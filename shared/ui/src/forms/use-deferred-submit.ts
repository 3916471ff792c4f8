import { useEffect, useRef } from 'react';
import type { FormRenderProps } from 'react-final-form';

type HandleSubmit = FormRenderProps['handleSubmit'];

/**
 * The `handleSubmit` of a form that waits for its fields: React attaches it before it runs the effects in which they
 * register, and a form that was sent in between would not be checked by their rules (FAST-02).
 */
export function useDeferredSubmit(handleSubmit: HandleSubmit): HandleSubmit {
  const isRegistered = useRef(false);
  const early = useRef<() => void>(undefined);

  useEffect(() => {
    // The surrounding form validates nothing before its own effect, which runs after those of its children.
    queueMicrotask(() => {
      isRegistered.current = true;
      early.current?.();
      early.current = undefined;
    });
  }, []);

  return (event) => {
    if (isRegistered.current) return handleSubmit(event);
    event?.preventDefault?.();
    return new Promise((resolve) => {
      early.current = () => resolve(handleSubmit());
    });
  };
}
