import { css } from '@emotion/react';
import { pagePaths } from '@storefront/host/contracts';
import { color, space } from '@storefront/ui/theme';
import { ButtonLink } from '@storefront/ui/actions/button';
import { t } from '../../messages/t';

const prompt = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  margin-block-start: ${space(8)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color('line')};
  color: ${color('text-soft')};
`;

/** A link to the contact page, below a policy. */
export function ContactPrompt() {
  return (
    <div css={prompt}>
      <p>{t('Something still open? We are glad to help.')}</p>
      <ButtonLink variant="secondary" to={pagePaths.contact}>
        {t('Contact Us')}
      </ButtonLink>
    </div>
  );
}
