import { css } from '@emotion/react';
import { color, radius, space, text } from '@storefront/ui/theme';

export const heading = css`
  display: flex;
  gap: ${space(2)};
  margin-block-end: ${space(1.5)};
  font-size: ${text('sm')};
`;

export const labelStyle = css`
  color: ${color('text-soft')};
`;

export const chosenStyle = css`
  margin-inline-start: auto;
  min-width: 0;
  color: ${color('text-muted')};
  overflow-wrap: anywhere;
`;

export const requestStyle = css`
  ${chosenStyle}
  color: ${color('destructive')};
`;

export const adviceStyle = css`
  margin-block-start: ${space(1.5)};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

export const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

export const option = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-width: 56px;
  max-width: 100%;
  min-height: 48px;
  padding-inline: ${space(2)};
  font-size: ${text('sm')};
`;

/** Crossed out diagonally, and its name struck through. */
export const soldOut = css`
  border-style: dashed;
  background: linear-gradient(
    to top right,
    transparent calc(50% - 0.5px),
    ${color('line-strong')} calc(50% - 0.5px),
    ${color('line-strong')} calc(50% + 0.5px),
    transparent calc(50% + 0.5px)
  );
  color: ${color('text-muted')};
  text-decoration: line-through;
`;

/** Keeps its colour in forced-colors mode, because the colour says more than its name. */
export const colorSwatch = css`
  flex: none;
  width: 16px;
  height: 16px;
  border: 1px solid ${color('line-strong')};
  border-radius: ${radius('full')};
  forced-color-adjust: none;
`;
