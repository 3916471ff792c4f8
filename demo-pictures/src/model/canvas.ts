import type { Finish } from './cloth';
import type { Frame } from '../geometry/field';

/** What the camera sees at each pixel, before light: filled by pieces from back to front. */
export interface Canvas extends Frame {
  /** Distance in front of the back plane, in units; 0 where there is nothing. */
  readonly depth: Float32Array;
  /** The surface's direction: x to the right, y down; z follows. */
  readonly normalX: Float32Array;
  readonly normalY: Float32Array;
  /** Colour as seen in plain white light, linear. */
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  /** 0 for nothing, else 1 + the index of the finish. */
  readonly finish: Uint8Array;
  /** How much of the pixel is covered, 0 to 1. */
  readonly cover: Float32Array;
  /** How much of it is metal thread, 0 to 1. */
  readonly metal: Float32Array;
  /** Direction of the grain, radians clockwise from the vertical. */
  readonly finishes: { finish: Finish; grain: number; dim: number }[];
}

export function createCanvas(frame: Frame): Canvas {
  const { x, y, scale, width, height } = frame;
  const cells = width * height;
  return {
    x,
    y,
    scale,
    width,
    height,
    depth: new Float32Array(cells),
    normalX: new Float32Array(cells),
    normalY: new Float32Array(cells),
    red: new Float32Array(cells),
    green: new Float32Array(cells),
    blue: new Float32Array(cells),
    finish: new Uint8Array(cells),
    cover: new Float32Array(cells),
    metal: new Float32Array(cells),
    finishes: [],
  };
}
