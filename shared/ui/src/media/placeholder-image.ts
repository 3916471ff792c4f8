import { COLORS } from '../theme/tokens';

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice"><rect width="300" height="400" fill="${COLORS.raised}"/><path d="M150 150c-8 0-13-6-13-13s6-13 13-13 13 6 13 13c0 12-13 10-13 22v8l72 44c7 4 4 13-4 13H82c-8 0-11-9-4-13l72-44" fill="none" stroke="${COLORS['line-strong']}" stroke-width="3" stroke-linecap="round"/></svg>`;

/** A picture of a clothes hanger, shown where a picture is missing (CARD-05, PDP-09). */
export const PLACEHOLDER_IMAGE = `data:image/svg+xml,${encodeURIComponent(svg)}`;
