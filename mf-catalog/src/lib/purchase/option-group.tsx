import { css } from '@emotion/react';
import { color, motion, radius, size, space, text } from '@storefront/shared/theme';
import { useId } from 'react';

const heading = css`
  margin-block-end: ${space(1)};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

const option = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${size('touch')};
  min-height: ${size('touch')};
  padding-inline: ${space(1.5)};
  border: 1px solid ${color('line-strong')};
  border-radius: ${radius('sm')};
  font-size: ${text('sm')};
  cursor: pointer;
  transition: ${motion('border-color')};

  &:hover {
    border-color: ${color('text-muted')};
  }

  &:has(:checked) {
    border-color: ${color('accent')};
    background: ${color('accent')};
    color: ${color('on-accent')};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color('accent')};
    outline-offset: 3px;
  }
`;

const soldOut = css`
  border-style: dashed;
  text-decoration: line-through;
`;

/** Over the whole option, so that a press anywhere on it chooses it. */
const control = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

interface OptionGroupProps {
  label: string;
  options: string[];
  chosen: string | undefined;
  isSoldOut: (option: string) => boolean;
  onChoose: (option: string) => void;
}

/** One choice out of a few, all of them in sight. */
export function OptionGroup({ label, options, chosen, isSoldOut, onChoose }: OptionGroupProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p id={id} css={heading}>
        {label}
      </p>
      <div css={row}>
        {options.map((value) => (
          <label key={value} css={[option, isSoldOut(value) && soldOut]}>
            <input
              css={control}
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {value}
            {isSoldOut(value) ? <span className="visually-hidden">sold out</span> : null}
          </label>
        ))}
      </div>
    </div>
  );
}
