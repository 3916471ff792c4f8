import { css } from '@emotion/react';
import { useStoreInfo } from '@storefront/host';
import { TextLink } from '@storefront/ui/actions/text-link';
import { Container } from '@storefront/ui/page/container';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useShellStores } from '../../state/shell-stores';
import { t } from '../../messages/t';
import { LanguageLinks } from '../links/language-links';
import { FooterSection } from './footer-section';
import { footerGroups } from './footer-links';
import { styles } from './footer.styles';

/** The footer: company details and all links (NAV-07 to NAV-09). */
export function Footer() {
  const info = useStoreInfo((state) => state.info);
  const pendingOrder = useStore(useShellStores().pendingOrder, (state) => state.orderId);
  const [open, setOpen] = useState<string>();

  return (
    <footer css={styles.footer} data-boundary="shell">
      <Container>
        <div css={styles.top}>
          <div css={styles.company}>
            {info?.description && <p css={styles.statement}>{info.description}</p>}
            <div css={styles.contact}>
              {info?.companyEmail && (
                <TextLink standalone to={`mailto:${info.companyEmail}`}>
                  {info.companyEmail}
                </TextLink>
              )}
              {info?.companyPhone && (
                <TextLink standalone dir="ltr" to={`tel:${info.companyPhone.replaceAll(' ', '')}`}>
                  {info.companyPhone}
                </TextLink>
              )}
            </div>
          </div>
          <nav aria-label={t('Footer')} css={styles.sections}>
            {Object.entries(footerGroups(pendingOrder)).map(([title, links]) => (
              <FooterSection
                key={title}
                title={title}
                links={links}
                open={open === title}
                onToggle={() => setOpen(open === title ? undefined : title)}
              />
            ))}
          </nav>
        </div>
        {info?.storeName && (
          <div css={styles.wordmarkRow}>
            <p translate="no" css={[styles.wordmark, css({ '--letters': info.storeName.length })]}>
              {info.storeName}
            </p>
          </div>
        )}
        <div css={styles.legal}>
          <p>{info?.companyName || info?.storeName}</p>
          {info?.companyAddress && <address>{info.companyAddress}</address>}
          <ul role="list" css={styles.languages}>
            <LanguageLinks css={styles.language} />
          </ul>
        </div>
      </Container>
    </footer>
  );
}
