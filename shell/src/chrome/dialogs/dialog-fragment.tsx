import { css } from '@emotion/react';
import { Fragment } from '@storefront/host';
import { text } from '@storefront/ui/theme';
import { Spinner } from '@storefront/ui/feedback/spinner';
import { useEffect } from 'react';

/** Shown until the preceding fragment has loaded. */
const waiting = css`
  display: none;

  [data-waiting] + & {
    display: block;
    font-size: ${text('xl')};
    text-align: center;
  }
`;

interface DialogFragmentProps {
  /** A fragment without props. */
  name: 'cart.bag' | 'catalog.search';
  /** True while the dialog is open; its content loads before. */
  open: boolean;
  /** What the spinner stands for, until the fragment has loaded. */
  loading: string;
  onShown?: () => void;
  /** Called if the dialog is open and no remote provides the fragment, or it can't be loaded. */
  onUnavailable: () => void;
}

/** A fragment that is the content of a dialog. */
export function DialogFragment({
  name,
  open,
  loading,
  onShown,
  onUnavailable,
}: DialogFragmentProps) {
  return (
    <>
      <Fragment
        name={name}
        props={{}}
        fallback={open ? <Unavailable onMount={onUnavailable} /> : null}
        onShown={onShown}
      />
      <p css={waiting} role="status">
        <Spinner />
        <span className="visually-hidden">{loading}</span>
      </p>
    </>
  );
}

function Unavailable({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return null;
}
