import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { color, media, motion, radius, size } from '../theme';
import { Icon, type IconName } from '../media/icon';

const iconButton = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: ${size('touch')};
  height: ${size('touch')};
  padding: 0;
  /* Visible where colours are forced. */
  border: 1px solid transparent;
  border-radius: ${radius('full')};
  background: none;
  color: inherit;
  cursor: pointer;
  transition: ${motion('color')};

  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      color: ${color('accent-strong')};
    }
  }

  &:active:not(:disabled, [aria-disabled='true']) {
    opacity: 0.7;
  }

  &[aria-pressed='true'] {
    color: ${color('accent')};
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.4;
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    &:disabled,
    &[aria-disabled='true'] {
      opacity: 1;
      border-style: dashed;
      color: GrayText;
    }
  }
`;

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName;
  /** What the button does, for screen readers. */
  label: string;
  /** Draws the icon filled. */
  filled?: boolean;
}

/** A button of 44 px that shows an icon alone. */
export function IconButton({ icon, label, filled = false, ...rest }: IconButtonProps) {
  return (
    <button type="button" css={iconButton} aria-label={label} {...rest}>
      <Icon name={icon} filled={filled} />
    </button>
  );
}
