import { css } from '@emotion/react';
import { color, font, media, motion, size, space, text, tracking } from '@storefront/ui/theme';

const section = css`
  border-block-start: 1px solid ${color('line')};

  ${media.desktop} {
    border: 0;
  }
`;

const heading = css`
  color: ${color('text-muted')};
  font-family: ${font('text')};
  font-size: ${text('xs')};
  font-weight: 500;
  letter-spacing: ${tracking('label')};
  text-transform: uppercase;
`;

const title = css`
  display: none;

  ${media.desktop} {
    display: flex;
    align-items: center;
    min-height: ${size('touch')};
  }
`;

const toggle = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 60px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: inherit;
  text-transform: inherit;
  cursor: pointer;

  &[aria-expanded='true'] {
    color: ${color('text')};
  }

  ${media.desktop} {
    display: none;
  }
`;

const list = css`
  display: none;
  padding-block-end: ${space(2)};

  &[data-open='true'] {
    display: grid;
  }

  ${media.desktop} {
    display: grid;
    padding: 0;
  }
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size('touch')};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
  text-decoration: none;
  transition: ${motion('color')};

  ${media.desktop} {
    min-height: 36px;
  }

  ${media.touch} {
    min-height: ${size('touch')};
  }

  ${media.hover} {
    &:hover {
      color: ${color('accent-strong')};
    }
  }
`;

export const styles = { section, heading, title, toggle, list, link };
