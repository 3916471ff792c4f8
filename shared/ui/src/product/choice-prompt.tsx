import { css } from '@emotion/react';
import { useId, type Ref } from 'react';
import { ChoiceButton } from '../actions/choice-button';
import { color, radius, space, swatch, text } from '../theme';
import { t } from '../messages/t';

const group = css`
  display: grid;
  gap: ${space(1)};
`;

const title = css`
  color: ${color('accent-strong')};
  font-size: ${text('sm')};
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

/** Keeps its colour in forced-colors mode, because the colour says more than its name. */
const swatchStyle = css`
  flex: none;
  width: 16px;
  height: 16px;
  border: 1px solid ${color('line-strong')};
  border-radius: ${radius('full')};
  forced-color-adjust: none;
`;

interface ChoicePromptProps {
  /** What is asked for: "Select a size". */
  label: string;
  /** Whose choice it is; only for screen readers. */
  productName: string;
  values: readonly string[];
  /** What a value is called; without it, a value is its own name. */
  nameOf?: (value: string) => string;
  /** True if the values are colours, which are shown beside their names where they are known. */
  areColors?: boolean;
  /** Whether a value is sold out; pressing such a value does nothing. */
  isSoldOut?: (value: string) => boolean;
  /** Ref of the first value that can be had. */
  firstRef?: Ref<HTMLButtonElement> | undefined;
  onChoose: (value: string) => void;
}

/** Asks for a size, a colour or another choice of a product that is in the bag already: one press chooses. */
export function ChoicePrompt({
  label,
  productName,
  values,
  nameOf = (value) => value,
  areColors = false,
  isSoldOut = () => false,
  firstRef,
  onChoose,
}: ChoicePromptProps) {
  const titleId = useId();
  const first = values.find((value) => !isSoldOut(value));
  return (
    <div css={group} role="group" aria-labelledby={titleId}>
      <p id={titleId} css={title}>
        {label}
        <span className="visually-hidden"> {t('for {name}', { name: productName })}</span>
      </p>
      <div css={row}>
        {values.map((value) => {
          const soldOut = isSoldOut(value);
          const dot = areColors ? swatch(value) : undefined;
          return (
            <ChoiceButton
              key={value}
              ref={value === first ? firstRef : undefined}
              aria-disabled={soldOut || undefined}
              onClick={soldOut ? undefined : () => onChoose(value)}
            >
              {dot ? <span css={swatchStyle} style={{ backgroundColor: dot }} /> : null}
              {nameOf(value)}
              {soldOut ? <span className="visually-hidden"> {t('sold out')}</span> : null}
            </ChoiceButton>
          );
        })}
      </div>
    </div>
  );
}
