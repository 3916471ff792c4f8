import { Link } from '@storefront/host/router';
import { Icon } from '@storefront/ui/media/icon';
import { useId } from 'react';
import type { FooterLink } from './footer-links';
import { styles } from './footer-section.styles';

interface FooterSectionProps {
  title: string;
  links: FooterLink[];
  /** Only on small screens; on larger ones every section is open. */
  open: boolean;
  onToggle: () => void;
}

/** A column of the footer; under 768 px a section that opens and closes (NAV-07). */
export function FooterSection({ title, links, open, onToggle }: FooterSectionProps) {
  const id = useId();
  return (
    <div css={styles.section}>
      <h2 css={styles.heading}>
        <span css={styles.title}>{title}</span>
        <button
          type="button"
          css={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
        >
          {title}
          <Icon name={open ? 'minus' : 'plus'} size={16} />
        </button>
      </h2>
      <ul id={id} role="list" css={styles.list} data-open={open}>
        {links.map(({ to, label }) => (
          <li key={label}>
            <Link to={to} css={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
