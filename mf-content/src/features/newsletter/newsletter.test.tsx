import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderFragment } from '@storefront/remote-kit/testing/render-fragment';
import fragments from '../../exposed/fragments';

async function openNewsletter() {
  const test = createTestHost();
  await renderFragment(fragments['content.newsletter'], { host: test.host, props: {} });
  return { ...test, field: screen.getByRole('textbox', { name: /email/i }) };
}

test('[HOME-09] the newsletter asks for an email and says what it is for', async () => {
  const { field } = await openNewsletter();
  expect(screen.getByRole('region', { name: 'Stay Informed' })).toContainElement(field);
  expect(field).toHaveAttribute('type', 'email');
  expect(field).toBeRequired();
  expect(screen.getByText('No spam, only exclusivity')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
});

test('a newsletter form that is sent before hydration keeps the email out of the address', async () => {
  const { field } = await openNewsletter();
  expect(field.closest('form')).toHaveAttribute('method', 'post');
});

test('[HOME-10] the newsletter thanks, clears its field and makes no call', async () => {
  const { calls, commands, field } = await openNewsletter();
  await userEvent.type(field, 'asha@example.com{Enter}');
  expect(commands).toEqual([
    {
      name: 'toast.show',
      payload: {
        title: 'Subscribed!',
        description: 'Thank you for subscribing to our newsletter.',
      },
    },
  ]);
  expect(field).toHaveValue('');
  expect(calls).toEqual([]);
});
