import { css } from '@emotion/react';
import { color, layer, space, text } from '@storefront/ui/theme';
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

/** The version of an owner that this page runs, and the folder of its scripts. */
type LoadedVersion = (owner: string) => { version: string; folder: string } | undefined;

interface Boundary {
  owner: string;
  loaded: ReturnType<LoadedVersion>;
  box: { top: number; left: number; width: number; height: number };
}

interface BoundaryOverlayProps {
  loadedVersion: LoadedVersion;
}

/** Outlines the page's parts and labels them with owner, version, size and load time. */
export function BoundaryOverlay({ loadedVersion }: BoundaryOverlayProps) {
  const boundaries = useBoundaries(loadedVersion);
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return (
    <div role="group" aria-label="Boundaries">
      {boundaries.map(({ owner, loaded, box }, index) => {
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
function useBoundaries(loadedVersion: LoadedVersion): Boundary[] {
  const [boundaries, setBoundaries] = useState<Boundary[]>([]);

  useEffect(() => {
    let shown = '';
    let frame = requestAnimationFrame(measure);
    function measure() {
      const found = boundariesOn(document, loadedVersion);
      const text = JSON.stringify(found);
      if (text !== shown) setBoundaries(found);
      shown = text;
      frame = requestAnimationFrame(measure);
    }
    return () => cancelAnimationFrame(frame);
  }, [loadedVersion]);

  return boundaries;
}

function boundariesOn(page: Document, loadedVersion: LoadedVersion): Boundary[] {
  return [...page.querySelectorAll<HTMLElement>(BOUNDARY_SELECTOR)].flatMap((element) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    const owner = element.dataset.boundary ?? '';
    return width > 0 && height > 0
      ? [{ owner, loaded: loadedVersion(owner), box: { top, left, width, height } }]
      : [];
  });
}
