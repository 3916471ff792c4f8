import { Link } from '@storefront/shared/router';
import { current, done, line, list, step as stepStyle } from './steps.styles';

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
            {index < at ? <span className="visually-hidden">, done</span> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
