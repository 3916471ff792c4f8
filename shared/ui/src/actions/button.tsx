import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Link, type LinkProps } from '@storefront/host/router';
import { Spinner } from '../feedback/spinner';
import { buttonStyles, type ButtonVariant } from './button.styles';

interface ButtonStyleProps {
  /** `primary` by default; use at most one of those in a view. No toast covers it. */
  variant?: ButtonVariant;
  fullWidth?: boolean;
}

export interface ButtonProps extends ButtonStyleProps, ComponentPropsWithRef<'button'> {
  /** While true the button keeps the focus, shows a spinner, and can't be pressed again. */
  busy?: boolean;
}

/** A button; `type` is "button" unless another is given. */
export function Button({
  variant = 'primary',
  fullWidth = false,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // This also prevents a busy submit button from submitting, by a click or by Enter in a field.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      css={buttonStyles(variant, fullWidth)}
      data-main-action={isMainAction(variant)}
      {...rest}
      type={type}
      onClick={handleClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonStyleProps, LinkProps {}

/** A link within the shop that looks like a button. */
export function ButtonLink({ variant = 'primary', fullWidth = false, ...rest }: ButtonLinkProps) {
  return (
    <Link
      css={buttonStyles(variant, fullWidth)}
      data-main-action={isMainAction(variant)}
      {...rest}
    />
  );
}

const isMainAction = (variant: ButtonVariant) => variant === 'primary' || undefined;
