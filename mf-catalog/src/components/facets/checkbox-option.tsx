import { count as countStyle, colorSwatch, option } from './facet-form.styles';

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
        {count}
        <span className="visually-hidden"> {count === 1 ? 'item' : 'items'}</span>
      </span>
    </label>
  );
}
