import { css } from '@emotion/react';
import { font, leading, text, tracking } from '../../src/theme';
import { TEXT } from '../../src/theme/tokens';
import { State } from '../parts/state';
import { TEXTS } from '../parts/texts';
import { keysOf } from './keys-of';

const display = css`
  font-family: ${font('display')};
  line-height: ${leading('tight')};
  letter-spacing: ${tracking('display')};
  overflow-wrap: anywhere;
`;

const eyebrow = css`
  font-size: ${text('xs')};
  letter-spacing: ${tracking('label')};
  text-transform: uppercase;
`;

/** Both fonts in all sizes; the serif is not used below 20 px. */
export function Type() {
  return (
    <>
      {keysOf(TEXT)
        .filter((name) => !['xs', 'sm', 'md', 'lg'].includes(name))
        .reverse()
        .map((name) => (
          <State key={name} name={`display, ${name}: ${TEXT[name]}`} width="full">
            <p css={display} style={{ fontSize: text(name) }}>
              Modern Essentials ₹4,990
            </p>
          </State>
        ))}
      {keysOf(TEXT)
        .filter((name) => ['lg', 'md', 'sm', 'xs'].includes(name))
        .reverse()
        .map((name) => (
          <State key={name} name={`text, ${name}: ${TEXT[name]}`} width="full">
            <p style={{ fontSize: text(name) }}>{TEXTS.long} ₹4,990.00</p>
          </State>
        ))}
      <State name="eyebrow: text xs, tracking label">
        <p css={eyebrow}>Collection 2025</p>
      </State>
      <State name="other scripts">
        <p lang="hi">{TEXTS.devanagari}</p>
        <p lang="ar" dir="rtl">
          {TEXTS.arabic}
        </p>
      </State>
    </>
  );
}
