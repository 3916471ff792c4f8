import { css } from '@emotion/react';
import { Link } from '@storefront/shared/router';
import { color, font, media, size, space, text, tracking } from '@storefront/shared/theme';
import { Icon } from '@storefront/shared/ui/icon';
import { useId } from 'react';

const section = css`
  border-block-start: 1px solid ${color('line')};

  ${media.desktop} {
    border: 0;
  }
`;

const label = css`
  font-family: ${font('text')};
  font-size: ${text('xs')};
  letter-spacing: ${tracking('label')};
  text-transform: uppercase;
  color: ${color('text-muted')};
`;

const heading = css`
  display: none;
  margin-block-end: ${space(1)};

  ${media.desktop} {
    display: block;
  }
`;

const toggle = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: ${size('touch')};
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

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
  }
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size('touch')};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
  text-decoration: none;

  ${media.desktop} {
    min-height: 32px;
  }

  &:hover {
    text-decoration: underline;
  }
`;

export interface FooterLink {
  to: string;
  label: string;
}

interface FooterSectionProps {
  title: string;
  links: FooterLink[];
  /** On small screens; on larger ones every section stands open. */
  open: boolean;
  onToggle: () => void;
}

/** A column of the footer; under 768 px a section that opens and closes (NAV-07). */
export function FooterSection({ title, links, open, onToggle }: FooterSectionProps) {
  const id = useId();
  return (
    <div css={section}>
      <h2 css={[label, heading]}>{title}</h2>
      <button
        type="button"
        css={[label, toggle]}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        {title}
        <Icon name={open ? 'minus' : 'plus'} size={16} />
      </button>
      <ul id={id} role="list" css={list} data-open={open}>
        {links.map(({ to, label: name }) => (
          <li key={name}>
            <Link to={to} css={link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
