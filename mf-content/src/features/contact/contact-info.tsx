import type { GrievanceOfficer } from '@storefront/host/contracts/api';
import { useStoreInfo } from '@storefront/host';
import { t } from '../../messages/t';
import { grievances, panel, rows, socialLinks, target } from './contact-info.styles';

/**
 * The store's email, phone, address, hours, grievance officer and social links, as far as it has them (CONT-03, LAW-02).
 */
export function ContactInfo() {
  const info = useStoreInfo((state) => state.info);
  const profiles = info?.socialLinks ?? [];
  return (
    <section css={panel}>
      <h2>{t('Get in touch')}</h2>
      <dl css={rows}>
        {info?.companyEmail ? (
          <div>
            <dt>{t('Email')}</dt>
            <dd>
              <MailLink address={info.companyEmail} />
            </dd>
          </div>
        ) : null}
        {info?.companyPhone ? (
          <div>
            <dt>{t('Phone')}</dt>
            <dd>
              <PhoneLink number={info.companyPhone} />
            </dd>
          </div>
        ) : null}
        {info?.companyAddress ? (
          <div>
            <dt>{t('Address')}</dt>
            <dd>{info.companyAddress}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('Hours')}</dt>
          <dd>{t('Monday to Saturday, 10AM - 6PM')}</dd>
        </div>
        {info?.grievanceOfficer ? <Grievances officer={info.grievanceOfficer} /> : null}
      </dl>
      {profiles.length > 0 ? (
        <ul css={socialLinks} role="list" aria-label={t('Follow us')}>
          {profiles.map(({ name, url }) => (
            <li key={url}>
              <a css={target} href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function MailLink({ address }: { address: string }) {
  return (
    <a css={target} href={`mailto:${address}`}>
      {address}
    </a>
  );
}

function PhoneLink({ number }: { number: string }) {
  return (
    <a css={target} dir="ltr" href={`tel:${number.replace(/[^\d+]/g, '')}`}>
      {number}
    </a>
  );
}

/** Who answers complaints, and how soon (Consumer Protection (E-Commerce) Rules 2020, rule 4). */
function Grievances({ officer }: { officer: GrievanceOfficer }) {
  return (
    <div>
      <dt>{t('Grievance officer')}</dt>
      <dd css={grievances}>
        {officer.name}, {officer.designation}
        <MailLink address={officer.email} />
        <PhoneLink number={officer.phone} />
        <small>
          {t('Complaints are acknowledged within 48 hours and answered within a month.')}
        </small>
      </dd>
    </div>
  );
}
