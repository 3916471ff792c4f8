import { useEffect, type ReactNode } from 'react';

interface WhenShownProps {
  /** Called once, when React has put its children on the page or taken them over. */
  onShown: () => void;
  children: ReactNode;
}

/** Tells that the page is React's. One child and no element: what is inside is numbered as on the server. */
export function WhenShown({ onShown, children }: WhenShownProps) {
  useEffect(onShown, [onShown]);
  return children;
}
