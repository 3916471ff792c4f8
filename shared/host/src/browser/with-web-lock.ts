/**
 * Runs work while no other tab of this browser runs work of the same name. Where there are no locks (an
 * insecure address, an old browser) or they are denied (cookies are blocked) the work runs at once. Rejects
 * if the work does.
 */
export async function withWebLock<Result>(
  name: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  if (!('locks' in navigator)) return work();
  const state = { hasStarted: false };
  try {
    return await navigator.locks.request(name, () => {
      state.hasStarted = true;
      return work();
    });
  } catch (error) {
    if (isDenied(error) && !state.hasStarted) return work();
    throw error;
  }
}

function isDenied(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'SecurityError';
}
