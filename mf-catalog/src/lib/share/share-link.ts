/** The outcome of sharing a link. */
type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Shares a link with the device's share dialog, or else copies it. Never throws. */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // The device offers a share dialog, but it failed: the link is copied.
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
