import { createContext, use, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { PendingOrderState, PendingOrderStore } from '../orders/pending-order.store';
import type { ToastState, ToastStore } from '../toasts/toast.store';

/** Stores of the shell that no remote sees. */
export interface ShellState {
  toasts: ToastStore;
  pendingOrder: PendingOrderStore;
}

const ShellStateContext = createContext<ShellState | undefined>(undefined);

interface ShellStateProviderProps {
  state: ShellState;
  children: ReactNode;
}

/** Provides the shell's own stores to its chrome. */
export function ShellStateProvider({ state, children }: ShellStateProviderProps) {
  return <ShellStateContext value={state}>{children}</ShellStateContext>;
}

/** The shell's own stores. */
export function useShellState(): ShellState {
  const state = use(ShellStateContext);
  if (!state) throw new Error('No shell state: render this inside <ShellStateProvider>.');
  return state;
}

/** Reads the toasts. */
export function useToasts<Part>(select: (state: ToastState) => Part): Part {
  return useStore(useShellState().toasts, select);
}

/** Reads the order that waits for its payment. */
export function usePendingOrder<Part>(select: (state: PendingOrderState) => Part): Part {
  return useStore(useShellState().pendingOrder, select);
}
