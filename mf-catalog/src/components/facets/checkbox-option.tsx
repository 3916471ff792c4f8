import { visuallyHidden } from './visually-hidden';
import { count as countStyle, colorSwatch, option } from './facet-form.styles';
import { t } from '../../messages/t';

interface CheckboxOptionProps {
  /** The parameter of the list's address, and the value that it has. */
  name: string;
  value: string;
  label: string;
  count: number;
  /** A CSS colour. */
  swatch?: string | undefined;
  checked: boolean;
  onToggle: () => void;
}

/** A value of a facet, with the number of products that have it. */
export function CheckboxOption(props: CheckboxOptionProps) {
  const { name, value, label, count, swatch, checked, onToggle } = props;
  return (
    <label css={option}>
      <input type="checkbox" name={name} value={value} checked={checked} onChange={onToggle} />
      {swatch ? <span css={colorSwatch} style={{ backgroundColor: swatch }} /> : null}
      <span>{label}</span>
      <span css={countStyle}>
        {t.rich('{count}<hidden> {count, plural, one {item} other {items}}</hidden>', {
          count,
          hidden: visuallyHidden,
        })}
      </span>
    </label>
  );
}
