import { useEffect, useRef, type RefObject } from 'react';

/** The buttons and links that a page or a dialog is for. */
const MAIN_ACTIONS = '[data-main-action]';

/** A toast comes in from below its place by so many px. */
const MARGIN = 8;

interface ToastPlaceProps {
  region: RefObject<HTMLElement | null>;
  /** Whether the toasts are away from their usual place. */
  isMoved: boolean;
  /** Called with whether a main action is where toasts usually are. */
  onMove: (isMoved: boolean) => void;
}

/**
 * Watches whether the main action of the page is where toasts usually are, as the button that leads from a short cart to the
 * checkout, when the page scrolls, or what is on it grows or shrinks (NAV-10). Renders nothing.
 */
export function ToastPlace({ region, isMoved, onMove }: ToastPlaceProps) {
  const usualPlace = useRef<DOMRect>(undefined);

  useEffect(() => {
    const { current } = region;
    if (!current) return undefined;
    const check = () => {
      if (!isMoved) usualPlace.current = current.getBoundingClientRect();
      const place = usualPlace.current;
      if (place) onMove(mainActions(current).some((action) => overlaps(action, place)));
    };
    const sizes = new ResizeObserver(check);
    sizes.observe(document.body);
    sizes.observe(current);
    window.addEventListener('scroll', check, { passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', check);
    };
  }, [region, isMoved, onMove]);

  useEffect(() => () => onMove(false), [onMove]);

  return null;
}

/** Outside of an open dialog everything is inert. */
function mainActions(region: Element): Element[] {
  return [...(region.closest('dialog') ?? document).querySelectorAll(MAIN_ACTIONS)];
}

function overlaps(action: Element, place: DOMRect): boolean {
  const { top, bottom, left, right, width } = action.getBoundingClientRect();
  const isBeside = right <= place.left || left >= place.right;
  return width > 0 && !isBeside && bottom > place.top - MARGIN && top < place.bottom + MARGIN;
}
