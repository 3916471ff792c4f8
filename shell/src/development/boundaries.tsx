import { css } from '@emotion/react';
import { color, layer, space, text } from '@storefront/shared/theme';
import { useEffect, useState } from 'react';
import { labelOf, measured } from './measured-version';

/** What marks an element as the root of what its owner drew. */
const MARKED = '[data-boundary]';

const outline = css`
  position: fixed;
  z-index: ${layer('toast')};
  border: 2px dashed ${color('accent')};
  pointer-events: none;
`;

const label = css`
  position: sticky;
  inset-block-start: 0;
  display: inline-block;
  padding: ${space(0.5)} ${space(1)};
  background: ${color('accent')};
  color: ${color('page')};
  font-size: ${text('xs')};
`;

interface Boundary {
  owner: string;
  box: { top: number; left: number; width: number; height: number };
}

interface BoundariesProps {
  /** The version of an owner that this page uses, and the folder that its scripts are in. */
  inUse: (owner: string) => { version: string; folder: string } | undefined;
}

/** Outlines who owns what on the page, with version, size and load time. */
export function Boundaries({ inUse }: BoundariesProps) {
  const boundaries = useBoundaries();
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return (
    <div role="group" aria-label="Boundaries">
      {boundaries.map(({ owner, box }, index) => {
        const used = inUse(owner);
        const found = used && measured(used.folder, entries);
        return (
          <div key={index} css={outline} style={box}>
            <span css={label}>{labelOf(owner, used?.version, found)}</span>
          </div>
        );
      })}
    </div>
  );
}

/** Looks anew with every frame: nothing else tells of all that moves. */
function useBoundaries(): Boundary[] {
  const [boundaries, setBoundaries] = useState<Boundary[]>([]);

  useEffect(() => {
    let shown = '';
    let frame = requestAnimationFrame(look);
    function look() {
      const found = boundariesOn(document);
      const text = JSON.stringify(found);
      if (text !== shown) setBoundaries(found);
      shown = text;
      frame = requestAnimationFrame(look);
    }
    return () => cancelAnimationFrame(frame);
  }, []);

  return boundaries;
}

function boundariesOn(page: Document): Boundary[] {
  return [...page.querySelectorAll<HTMLElement>(MARKED)].flatMap((element) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    const owner = element.dataset.boundary ?? '';
    return width > 0 && height > 0 ? [{ owner, box: { top, left, width, height } }] : [];
  });
}
