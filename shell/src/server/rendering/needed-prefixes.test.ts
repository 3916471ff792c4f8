/** @jest-environment node */
import { css } from '@emotion/react';
import { insertStyles } from '@emotion/utils';
import { collectStyles } from './collected-styles';

function rulesOf(styles: ReturnType<typeof css>): string {
  const { cache, styles: collected } = collectStyles();
  insertStyles(cache, styles, true);
  return collected()
    .map(({ css: rules }) => rules)
    .join('');
}

test('only what browsers of the shop may lack is prefixed', () => {
  const rules = rulesOf(css`
    display: flex;
    user-select: none;
  `);
  expect(rules).toContain('{display:flex;-webkit-user-select:none;user-select:none;}');
});
