/** True without a connection if the worker answers documents: with a stored page, or with the one that says what is missing. */
export function isOfflineWithWorker(): boolean {
  return (
    !navigator.onLine && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  );
}
