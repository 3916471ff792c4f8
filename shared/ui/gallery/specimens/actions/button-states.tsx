import { css } from '@emotion/react';
import { space } from '../../../src/theme';
import { Button } from '../../../src/actions/button';
import type { ButtonVariant } from '../../../src/actions/button.styles';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

interface ButtonStatesProps {
  variant: ButtonVariant;
}

/** One variant of a button in every state that it can be in. */
export function ButtonStates({ variant }: ButtonStatesProps) {
  return (
    <div css={row}>
      <Button variant={variant}>Add to Bag</Button>
      <Button variant={variant} data-state="hover">
        Add to Bag
      </Button>
      <Button variant={variant} data-state="focus-visible">
        Add to Bag
      </Button>
      <Button variant={variant} data-state="active">
        Add to Bag
      </Button>
      <Button variant={variant} disabled>
        Add to Bag
      </Button>
      <Button variant={variant} aria-disabled>
        Choose a size
      </Button>
      <Button variant={variant} busy>
        Adding...
      </Button>
    </div>
  );
}
