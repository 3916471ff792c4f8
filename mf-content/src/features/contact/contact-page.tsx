import { PageHeading } from '@storefront/ui/page/page-heading';
import { Page } from '../../components/page';
import { t } from '../../messages/t';
import { ContactForm } from './contact.form';
import { ContactInfo } from './contact-info';
import { columns, form } from './contact.styles';

/** The contact page (CONT-03, CONT-04). */
export function ContactPage() {
  return (
    <Page>
      <PageHeading lead={t('Questions about an order, a size or a piece? We are glad to help.')}>
        {t('Contact Us')}
      </PageHeading>
      <div css={columns}>
        <ContactInfo />
        <section css={form}>
          <h2>{t('Send us a message')}</h2>
          <ContactForm />
        </section>
      </div>
    </Page>
  );
}
