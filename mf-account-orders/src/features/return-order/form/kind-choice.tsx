import { useField } from 'react-final-form';
import type { ReturnKind } from '@storefront/host/contracts';
import { RadioBox } from '@storefront/ui/fields/radio-box';
import { section, sectionTitle } from '../return.styles';
import { choice, choices, hint } from './kind-choice.styles';

const KINDS: { kind: ReturnKind; title: string; text: string }[] = [
  { kind: 'return', title: 'Return', text: 'You get your money back the way you paid.' },
  { kind: 'exchange', title: 'Exchange', text: 'You get another size or color instead.' },
];

interface KindChoiceProps {
  onKind: (kind: ReturnKind) => void;
}

/** The choice between a return for a refund and an exchange for another size or colour. */
export function KindChoice({ onKind }: KindChoiceProps) {
  const { input } = useField<ReturnKind>('kind');
  return (
    <fieldset css={section}>
      <legend css={sectionTitle}>What would you like?</legend>
      <div css={choices}>
        {KINDS.map(({ kind, title, text }) => (
          <RadioBox
            key={kind}
            layout={choice}
            name={input.name}
            value={kind}
            checked={input.value === kind}
            onChange={() => {
              input.onChange(kind);
              onKind(kind);
            }}
          >
            {title}
            <span css={hint}>{text}</span>
          </RadioBox>
        ))}
      </div>
    </fieldset>
  );
}
