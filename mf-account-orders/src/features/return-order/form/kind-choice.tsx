import { useField } from 'react-final-form';
import { RETURN_KINDS, type ReturnKind } from '@storefront/host/contracts';
import { RadioBox } from '@storefront/ui/fields/radio-box';
import { section, sectionTitle } from '../return.styles';
import { choice, choices, hint } from './kind-choice.styles';

const TITLES: Record<ReturnKind, string> = { return: 'Return', exchange: 'Exchange' };

interface KindChoiceProps {
  /** How a return is refunded, after "You get your money back". */
  refundWay: string;
  onKind: (kind: ReturnKind) => void;
}

/** The choice between a return for a refund and an exchange for another size or colour. */
export function KindChoice({ refundWay, onKind }: KindChoiceProps) {
  const { input } = useField<ReturnKind>('kind');
  const texts: Record<ReturnKind, string> = {
    return: `You get your money back ${refundWay}.`,
    exchange: 'You get another size or color instead.',
  };
  return (
    <fieldset css={section}>
      <legend css={sectionTitle}>What would you like?</legend>
      <div css={choices}>
        {RETURN_KINDS.map((kind) => (
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
            {TITLES[kind]}
            <span css={hint}>{texts[kind]}</span>
          </RadioBox>
        ))}
      </div>
    </fieldset>
  );
}
