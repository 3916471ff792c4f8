/** What became of a link that was to be shared. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Shares a link by what the device offers for it, else copies it. Never throws. */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // A device that offers it and can't do it: the link is copied.
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
