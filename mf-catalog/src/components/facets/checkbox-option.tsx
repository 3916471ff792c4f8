import { count as countStyle, colorSwatch, option } from './facet-form.styles';

interface CheckboxOptionProps {
  label: string;
  count: number;
  /** A CSS colour. */
  swatch?: string | undefined;
  checked: boolean;
  onToggle: () => void;
}

/** A value of a facet, with the number of products that have it. */
export function CheckboxOption({ label, count, swatch, checked, onToggle }: CheckboxOptionProps) {
  return (
    <label css={option}>
      <input type="checkbox" checked={checked} onChange={onToggle} />
      {swatch ? <span css={colorSwatch} style={{ backgroundColor: swatch }} /> : null}
      <span>{label}</span>
      <span css={countStyle}>
        {count}
        <span className="visually-hidden"> {count === 1 ? 'item' : 'items'}</span>
      </span>
    </label>
  );
}
