import { smoothstep } from '../geometry/noise';

/** The studio's soft boxes, which shiny cloth, leather and metal reflect. */

/** A rectangular soft box in the room around: how much of it a reflection shows. */
export function box(side: number, up: number, ahead: number, blurring: number, shape: Box): number {
  const { x, y, z, rightX, rightY, rightZ, upX, upY, upZ, halfWidth, halfHeight } = shape;
  const facing = side * x + up * y + ahead * z;
  if (facing <= 0.02) return 0;
  const a = Math.abs(side * rightX + up * rightY + ahead * rightZ) / facing;
  const b = Math.abs(side * upX + up * upY + ahead * upZ) / facing;
  const edge = 0.04 + blurring;
  const inside =
    smoothstep(halfWidth + edge, halfWidth - edge, a) *
    smoothstep(halfHeight + edge, halfHeight - edge, b);
  const spreadOut = (halfWidth * halfHeight) / ((halfWidth + edge) * (halfHeight + edge));
  return inside * (0.35 + 0.65 * spreadOut);
}

/** A soft box as seen from the garment: where it is, which way it lies, its half-sizes at distance 1. */
interface Box {
  x: number;
  y: number;
  z: number;
  rightX: number;
  rightY: number;
  rightZ: number;
  upX: number;
  upY: number;
  upZ: number;
  halfWidth: number;
  halfHeight: number;
}

function aim(x: number, y: number, z: number, halfWidth: number, halfHeight: number): Box {
  const size = Math.hypot(x, y, z);
  const [nx, ny, nz] = [x / size, y / size, z / size];
  const flat = Math.hypot(nx, nz) || 1;
  const [rightX, rightZ] = [nz / flat, -nx / flat];
  return {
    x: nx,
    y: ny,
    z: nz,
    rightX,
    rightY: 0,
    rightZ,
    upX: ny * rightZ,
    upY: nz * rightX - nx * rightZ,
    upZ: -ny * rightX,
    halfWidth,
    halfHeight,
  };
}

export const KEY_BOX = aim(-0.78, -0.42, 0.46, 0.42, 0.85);
export const STRIP_BOX = aim(0.94, -0.12, 0.2, 0.16, 1.1);
export const TOP_BOX = aim(0.1, -0.95, 0.32, 0.9, 0.3);
