import { Link } from '@storefront/host/router';
import { ProductImage } from '@storefront/ui/media/product-image';
import { Price } from '@storefront/ui/product/price';
import { optionKey, type SuggestedOption } from './suggested-options';
import { list, option, picture, productName, suggested } from './suggestion-list.styles';
import { t } from '../../messages/t';

interface SuggestionListProps {
  id: string;
  options: SuggestedOption[];
  active: number | undefined;
  optionId: (index: number) => string;
  onChosen: (option: SuggestedOption) => void;
}

/** The listbox below the search. Its options are links, so that they can be opened in a new tab. */
export function SuggestionList({ id, options, active, optionId, onChosen }: SuggestionListProps) {
  return (
    <div role="listbox" id={id} aria-label={t('Suggestions')} css={list}>
      {options.map((entry, index) => (
        <Link
          key={optionKey(entry)}
          role="option"
          id={optionId(index)}
          aria-selected={index === active}
          tabIndex={-1}
          to={entry.path}
          css={[option, entry.kind === 'product' && suggested]}
          onMouseDown={keepFocus}
          onClick={() => onChosen(entry)}
        >
          {entry.kind === 'product' ? <SuggestedProduct {...entry} /> : entry.label}
        </Link>
      ))}
    </div>
  );
}

/** Keeps the focus in the input, as in any combobox: a click must not focus the option. */
function keepFocus(event: { preventDefault: () => void }) {
  event.preventDefault();
}

function SuggestedProduct({ product }: Extract<SuggestedOption, { kind: 'product' }>) {
  const { name, price, originalPrice, priceVaries, available, image, pictures } = product;
  return (
    <>
      <ProductImage
        css={picture}
        {...(pictures[0] ?? { src: image })}
        alt=""
        sizes="48px"
        width={48}
        height={64}
      />
      <span css={productName}>{name}</span>
      {available ? (
        <Price amount={price} original={originalPrice} from={priceVaries} short />
      ) : null}
    </>
  );
}
