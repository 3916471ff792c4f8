/** @jest-environment node */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Form } from 'react-final-form';
import { CheckboxField } from './forms/fields/checkbox-field';
import { FormLayout } from './forms/fields/form-layout';
import { PasswordField } from './forms/fields/password-field';
import { PhoneField } from './forms/fields/phone-field';
import { SelectField } from './forms/fields/select-field';
import { TextField } from './forms/fields/text-field';
import { TextareaField } from './forms/fields/textarea-field';
import { GlobalStyles } from './theme/global-styles';
import { Button } from './actions/button';
import { Alert } from './feedback/alert';
import { Badge } from './feedback/badge';
import { EmptyState } from './feedback/empty-state';
import { Skeleton } from './feedback/skeleton';
import { Toast } from './feedback/toast';
import { QuantityStepper } from './fields/quantity-stepper';
import { ProductImage } from './media/product-image';
import { Dialog } from './overlays/dialog';
import { Drawer } from './overlays/drawer';
import { Container } from './page/container';
import { PageHeading } from './page/page-heading';
import { Price } from './product/price';

const noop = () => undefined;

const everything: Record<string, ReactNode> = {
  styles: <GlobalStyles />,
  page: (
    <Container>
      <PageHeading eyebrow="New">Jeans</PageHeading>
      <Badge tone="sale">Sale</Badge>
      <Price amount={899} original={1299} />
      <ProductImage src="/a.webp" alt="Jeans" />
      <QuantityStepper value={1} onChange={noop} />
      <Button busy>Add</Button>
      <Skeleton height={340} />
      <Alert>It broke.</Alert>
      <EmptyState title="Nothing" />
      <Dialog open={false} onClose={noop} title="Quick view">
        Choose
      </Dialog>
      <Drawer open={false} onClose={noop} title="Menu">
        Women
      </Drawer>
      <Toast title="Added to cart" onDismiss={noop} />
    </Container>
  ),
  form: (
    <Form onSubmit={noop} initialValues={{ email: 'asha@example.com' }}>
      {({ handleSubmit }) => (
        <FormLayout onSubmit={handleSubmit}>
          <TextField name="email" label="Email" />
          <PasswordField name="password" label="Password" />
          <PhoneField name="phone" label="Phone" />
          <SelectField name="state" label="State" options={['Goa']} />
          <TextareaField name="message" label="Message" />
          <CheckboxField name="rememberMe" label="Remember me" />
        </FormLayout>
      )}
    </Form>
  ),
};

test.each(Object.entries(everything))('renders the %s on the server', (_, node) => {
  const html = renderToString(node);
  expect(html).toContain('<style data-emotion');
  expect(renderToString(node)).toBe(html);
});

test('shows the values of a form on the server', () => {
  const html = renderToString(everything.form);
  expect(html).toContain('value="asha@example.com"');
  expect(html).toContain('value="+91"');
});

test('keeps style elements out of selects, where a browser would drop them', () => {
  expect(renderToString(everything.form)).toMatch(/<select[^>]*><option/);
});
