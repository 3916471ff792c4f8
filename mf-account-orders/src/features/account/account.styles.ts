import { css } from '@emotion/react';
import { color, media, motion, radius, space, text } from '@storefront/shared/theme';

export const card = css`
  padding: ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('md')};
  background: ${color('raised')};
`;

export const linkCard = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('md')};
  background: ${color('raised')};
  text-decoration: none;
  transition: ${motion('border-color')};

  ${media.hover} {
    &:hover {
      border-color: ${color('accent')};
    }
  }
`;

export const linkTitle = css`
  display: block;
  font-size: ${text('lg')};
`;

export const soft = css`
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
