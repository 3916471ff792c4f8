import { useId, type ReactNode, type Ref } from 'react';
import { sectionHint, sectionTitle, accountSection } from './account-section.styles';

interface AccountSectionProps {
  title: string;
  /** A sentence about the purpose of the section. */
  hint?: ReactNode;
  /** Ref of the title, which can be focused. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A section of the account page, below the details. */
export function AccountSection({ title, hint, headingRef, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section css={accountSection} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={-1} css={sectionTitle}>
        {title}
      </h2>
      {hint ? <p css={sectionHint}>{hint}</p> : null}
      {children}
    </section>
  );
}
