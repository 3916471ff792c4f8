import { css } from '@emotion/react';
import { color, layer, space, text } from '@storefront/shared/theme';
import { useEffect, useState } from 'react';
import { boundaryLabel, measureScripts } from './script-totals';

/** Marks the root element of what an owner rendered. */
const BOUNDARY_SELECTOR = '[data-boundary]';

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

interface BoundaryOverlayProps {
  /** The version of an owner that this page runs, and the folder of its scripts. */
  loadedVersion: (owner: string) => { version: string; folder: string } | undefined;
}

/** Outlines the page's parts and labels them with owner, version, size and load time. */
export function BoundaryOverlay({ loadedVersion }: BoundaryOverlayProps) {
  const boundaries = useBoundaries();
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return (
    <div role="group" aria-label="Boundaries">
      {boundaries.map(({ owner, box }, index) => {
        const loaded = loadedVersion(owner);
        const totals = loaded && measureScripts(loaded.folder, entries);
        return (
          <div key={index} css={outline} style={box}>
            <span css={label}>{boundaryLabel(owner, loaded?.version, totals)}</span>
          </div>
        );
      })}
    </div>
  );
}

/** Measures in every animation frame, because no event covers every change of position. */
function useBoundaries(): Boundary[] {
  const [boundaries, setBoundaries] = useState<Boundary[]>([]);

  useEffect(() => {
    let shown = '';
    let frame = requestAnimationFrame(measure);
    function measure() {
      const found = boundariesOn(document);
      const text = JSON.stringify(found);
      if (text !== shown) setBoundaries(found);
      shown = text;
      frame = requestAnimationFrame(measure);
    }
    return () => cancelAnimationFrame(frame);
  }, []);

  return boundaries;
}

function boundariesOn(page: Document): Boundary[] {
  return [...page.querySelectorAll<HTMLElement>(BOUNDARY_SELECTOR)].flatMap((element) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    const owner = element.dataset.boundary ?? '';
    return width > 0 && height > 0 ? [{ owner, box: { top, left, width, height } }] : [];
  });
}
