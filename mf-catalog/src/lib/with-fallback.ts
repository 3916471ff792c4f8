/** The value of a promise, or the fallback if it rejects: the page is shown without that part (PLP-14). */
export async function withFallback<Value>(
  fallback: Value,
  pending: Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  try {
    return await pending;
  } catch (error) {
    if (signal.aborted) throw error;
    console.error('A part of the page could not be loaded.', error);
    return fallback;
  }
}
