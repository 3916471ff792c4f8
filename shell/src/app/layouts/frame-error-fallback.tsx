import { MAIN_ID } from '../../page/main-id';
import { RemoteErrorFallback } from '../../navigation/remote-error-fallback';

interface FrameErrorFallbackProps {
  onError: ((error: unknown) => void) | undefined;
}

/** Shown when a layout itself failed: the error fallback without header and footer. */
export function FrameErrorFallback({ onError }: FrameErrorFallbackProps) {
  return (
    <main id={MAIN_ID}>
      <RemoteErrorFallback onError={onError} />
    </main>
  );
}
