import { useStoreInfo } from '@storefront/host';
import { panel, rows, socialLinks, target } from './contact-info.styles';

/** The store's email, phone, address, hours and social links, as far as it has them (CONT-03). */
export function ContactInfo() {
  const info = useStoreInfo((state) => state.info);
  const profiles = info?.socialLinks ?? [];
  return (
    <section css={panel}>
      <h2>Get in touch</h2>
      <dl css={rows}>
        {info?.companyEmail ? (
          <div>
            <dt>Email</dt>
            <dd>
              <a css={target} href={`mailto:${info.companyEmail}`}>
                {info.companyEmail}
              </a>
            </dd>
          </div>
        ) : null}
        {info?.companyPhone ? (
          <div>
            <dt>Phone</dt>
            <dd>
              <a css={target} href={`tel:${info.companyPhone.replace(/[^\d+]/g, '')}`}>
                {info.companyPhone}
              </a>
            </dd>
          </div>
        ) : null}
        {info?.companyAddress ? (
          <div>
            <dt>Address</dt>
            <dd>{info.companyAddress}</dd>
          </div>
        ) : null}
        <div>
          <dt>Hours</dt>
          <dd>Monday to Saturday, 10AM - 6PM</dd>
        </div>
      </dl>
      {profiles.length > 0 ? (
        <ul css={socialLinks} role="list" aria-label="Follow us">
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
