import { css } from '@emotion/react';
import { color, space } from '../../../src/theme';
import { Badge, type BadgeTone } from '../../../src/feedback/badge';
import { State } from '../../parts/state';

const TONES: [BadgeTone, string][] = [
  ['neutral', 'Unknown (7)'],
  ['accent', 'New'],
  ['sale', 'Sale'],
  ['yellow', 'Pending'],
  ['blue', 'Processing'],
  ['purple', 'Shipped'],
  ['green', 'Delivered'],
  ['red', 'Cancelled'],
];

const picture = css`
  display: flex;
  gap: ${space(2)};
  padding: ${space(3)};
  background: linear-gradient(90deg, ${color('text')}, ${color('accent')}, ${color('page')});
`;

/** Every tone, plain and on a picture. */
export function BadgeSpecimen() {
  return (
    <>
      {TONES.map(([tone, words]) => (
        <State key={tone} name={tone}>
          <Badge tone={tone}>{words}</Badge>
        </State>
      ))}
      <State name="on a picture, light to dark">
        <div css={picture}>
          <Badge tone="sale">Sale</Badge>
          <Badge>Sold out</Badge>
          <Badge tone="accent">New</Badge>
        </div>
      </State>
    </>
  );
}
