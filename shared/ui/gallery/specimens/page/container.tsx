import { css } from '@emotion/react';
import { color } from '../../../src/theme';
import { Container } from '../../../src/page/container';
import { State } from '../../parts/state';

const marked = css`
  border-inline: 1px solid ${color('accent')};
`;

/** The three widths, as far as this page is wide enough. */
export function ContainerSpecimen() {
  return (['content', 'prose', 'form'] as const).map((width) => (
    <State key={width} name={width} width="full">
      <Container width={width} css={marked}>
        Centred, with a gutter at both sides.
      </Container>
    </State>
  ));
}
