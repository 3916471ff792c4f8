import { Link } from '@storefront/shared/router';
import { current, done, line, list, step as stepStyle } from './steps.styles';

export interface Step {
  label: string;
  /** Where a step that is done can be done again; absent where there is no way back. */
  to?: string;
}

interface StepsProps {
  /** What the steps lead through, for those who don't see the line. */
  label: string;
  steps: readonly Step[];
  /** Index of the step that the page stands for. */
  at: number;
}

/** The way through several pages, and where on it this one stands. */
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
            {index < at ? <span className="visually-hidden">, done</span> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
