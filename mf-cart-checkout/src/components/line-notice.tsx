import type { Ref } from 'react';
import { useBus, useWishlist, type CartLine } from '@storefront/host';
import type { LineChange, Shortage } from '../lib/bag-check/line-change';
import { ChoiceButton } from '@storefront/ui/actions/choice-button';
import { fullName, lineKey } from '../lib/line-variant';
import { t } from '../messages/t';
import { notice, prompt, waysOnRow } from './line-prompt.styles';

interface LineNoticeProps {
  line: CartLine;
  shortage: Shortage;
  alternatives: LineChange['alternatives'];
  /** Ref of the first button. */
  firstRef: Ref<HTMLButtonElement> | undefined;
  /** Called after another variant or quantity was taken: the pressed button disappears. */
  onSettled: () => void;
  /** Called after the line was removed together with the focused button. */
  onRemoved: () => void;
}

/** Says why a line can't be ordered as it is, and offers the ways on (BAG-03). */
export function LineNotice(props: LineNoticeProps) {
  const { line, shortage, firstRef } = props;
  const title = shortageTitle(shortage);
  const waysOn = useWaysOn(props);
  return (
    <div css={prompt} role="group" aria-label={`${title}: ${fullName(line)}`}>
      <p css={notice}>{title}</p>
      <div css={waysOnRow}>
        {waysOn.map(({ label, go }, index) => (
          <ChoiceButton key={label} ref={index === 0 ? firstRef : undefined} onClick={go}>
            {label}
          </ChoiceButton>
        ))}
      </div>
    </div>
  );
}

/** One thing that the shopper can do with a line that can't be ordered. */
interface WayOn {
  label: string;
  go: () => void;
}

function useWaysOn({ line, shortage, alternatives, onSettled, onRemoved }: LineNoticeProps) {
  const bus = useBus();
  const isSaved = useWishlist(({ ids }) => ids.includes(line.id));
  const key = lineKey(line);

  function settle(change: () => void): () => void {
    return () => {
      change();
      onSettled();
    };
  }
  function remove() {
    bus.send('cart.remove', key);
    onRemoved();
  }
  function moveToWishlist() {
    if (!isSaved) bus.send('wishlist.toggle', { id: line.id, price: line.price });
    remove();
  }

  const ways: WayOn[] = [];
  if (shortage.kind === 'few') {
    const { left } = shortage;
    const take = () => bus.send('cart.set-quantity', { line: key, quantity: left });
    ways.push({ label: t('Take {left}', { left }), go: settle(take) });
  }
  for (const { variant, difference } of alternatives) {
    const choose = () => bus.send('cart.choose-variant', { line: key, ...variant });
    ways.push({ label: t('Change to {difference}', { difference }), go: settle(choose) });
  }
  if (shortage.kind !== 'gone') ways.push({ label: t('Move to Wishlist'), go: moveToWishlist });
  ways.push({ label: t('Remove'), go: remove });
  return ways;
}

function shortageTitle(shortage: Shortage): string {
  if (shortage.kind === 'gone') return t('No longer available');
  if (shortage.kind === 'sold-out') return t('Sold out');
  return t('Only {left} left', { left: shortage.left });
}
