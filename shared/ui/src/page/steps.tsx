import { css } from '@emotion/react';
import { Link } from '@storefront/host/router';
import { t } from '../messages/t';
import { color, media, motion, size, space, text, tracking } from '../theme';

const line = css`
  font-size: ${text('xs')};
  letter-spacing: ${tracking('label')};
  text-transform: uppercase;
`;

// A general sibling, not `+`, because the server may render a style element between two steps.
const list = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(1.5)};

  & > li ~ li::before {
    content: '';
    width: clamp(${space(2)}, 4vw, ${space(6)});
    border-block-start: 1px solid ${color('line-strong')};
  }
`;

const stepStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${size('touch')};
  color: ${color('text-muted')};

  a {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: ${size('touch')};
    text-decoration-color: ${color('line-strong')};
    transition: ${motion('color')};

    /* A short name is a target of full width, without a gap before the next step. */
    &::after {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 50%;
      width: ${size('touch')};
      translate: -50%;
    }

    ${media.hover} {
      &:hover {
        color: ${color('accent-strong')};
      }
    }
  }
`;

const done = css`
  color: ${color('text-soft')};
`;

/** Marked by a line below it as well as by its colour. */
const current = css`
  color: ${color('text')};

  > span {
    padding-block: ${space(0.5)};
    border-block-end: 1px solid ${color('accent')};
  }
`;

export interface Step {
  label: string;
  /** The page of a step to which the shopper can return; absent if there is no way back. */
  to?: string;
}

interface StepsProps {
  /** The name of the process, such as "Checkout", for screen readers. */
  label: string;
  steps: readonly Step[];
  /** Index of this page's step. */
  at: number;
}

/** The steps of a process over several pages, with this page's step marked. */
export function Steps({ label, steps, at }: StepsProps) {
  return (
    <nav aria-label={label} css={line}>
      <ol css={list}>
        {steps.map(({ label: name, to }, index) => (
          <li
            key={name}
            css={[stepStyle, index < at && done, index === at && current]}
            aria-current={index === at ? 'step' : undefined}
          >
            {to === undefined || index >= at ? <span>{name}</span> : <Link to={to}>{name}</Link>}
            {index < at ? <span className="visually-hidden">, {t('done')}</span> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
