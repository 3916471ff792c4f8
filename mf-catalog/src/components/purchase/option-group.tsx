import { useId, type ReactNode } from 'react';
import { RadioBox } from '@storefront/ui/fields/radio-box';
import {
  adviceStyle,
  chosenStyle,
  colorSwatch,
  heading,
  labelStyle,
  option,
  requestStyle,
  row,
  soldOut,
} from './option-group.styles';
import { t } from '../../messages/t';

interface OptionGroupProps {
  /** Its name, by which `focusChoice` finds it; shown as it is called. */
  label: string;
  options: string[];
  /** What an option, and the choice itself, is called; as it is by default. */
  nameOf?: (option: string) => string;
  chosen: string | undefined;
  isSoldOut: (option: string) => boolean;
  onChoose: (option: string) => void;
  /** Called with an option that is pointed at or focused. */
  onLikely?: ((option: string) => void) | undefined;
  /** What an option looks like, as a CSS colour; undefined where it is unknown. */
  swatchOf?: (option: string) => string | undefined;
  /** Help with the choice, shown beside the label. */
  help?: ReactNode;
  /** Advice about the choice, shown below it. */
  advice?: string | undefined;
  /** Asks for the choice, after it turned out to be missing. */
  request?: string | undefined;
}

/** A radio group whose options are all visible. */
export function OptionGroup({
  label,
  options,
  nameOf = (option) => option,
  chosen,
  isSoldOut,
  onChoose,
  onLikely,
  swatchOf,
  help,
  advice,
  request,
}: OptionGroupProps) {
  const id = useId();
  const requestId = `${id}-request`;
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={request !== undefined || undefined}
      aria-describedby={request === undefined ? undefined : requestId}
      data-choice={label}
    >
      <div css={heading}>
        <p id={id} css={labelStyle}>
          {nameOf(label)}
        </p>
        {help}
        {request === undefined ? (
          <p css={chosenStyle} aria-hidden="true">
            {chosen === undefined ? t('Choose one') : nameOf(chosen)}
          </p>
        ) : (
          <p id={requestId} css={requestStyle}>
            {request}
          </p>
        )}
      </div>
      <div css={row}>
        {options.map((value) => {
          const swatch = swatchOf?.(value);
          return (
            <RadioBox
              key={value}
              layout={[option, isSoldOut(value) && soldOut]}
              name={id}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              onPointerEnter={() => onLikely?.(value)}
              onFocus={() => onLikely?.(value)}
            >
              {swatch ? <span css={colorSwatch} style={{ backgroundColor: swatch }} /> : null}
              {nameOf(value)}
              {isSoldOut(value) ? <span className="visually-hidden">{t('sold out')}</span> : null}
            </RadioBox>
          );
        })}
      </div>
      {advice === undefined ? null : <p css={adviceStyle}>{advice}</p>}
    </div>
  );
}
