import { fillPlaceholders, type CompanyDetails } from './placeholders';

const details: CompanyDetails = {
  companyName: 'Silk & Sons',
  companyAddress: '1 <b>Road</b>',
  companyEmail: 'care@silk.test',
  companyPhone: '+91 98765 43210',
  companyLogoUrl: 'https://silk.test/logo.svg?a="b"',
};

test('[CONT-01] fills every placeholder, with or without spaces inside the braces', () => {
  expect(
    fillPlaceholders(
      '{{companyEmail}} {{ companyPhone }} {{companyPhone }} {{ companyEmail}} {{other}}',
      details,
    ),
  ).toBe('care@silk.test +91 98765 43210 +91 98765 43210 care@silk.test {{other}}');
});

test('[CONT-02] escapes what it fills in', () => {
  expect(fillPlaceholders('{{companyName}} {{companyAddress}} {{companyLogoUrl}}', details)).toBe(
    'Silk &amp; Sons 1 &lt;b&gt;Road&lt;/b&gt; https://silk.test/logo.svg?a=&quot;b&quot;',
  );
});

test('[CONT-01] a detail that the store lacks has a generic fallback', () => {
  const html = fillPlaceholders('Write to {{companyName}} at {{companyEmail}}.', {
    ...details,
    companyName: '',
    companyEmail: '  ',
  });
  expect(html).toBe('Write to our company at our support email.');
});
