import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { renderRoute } from '@storefront/remote-kit/testing/render-route';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../../exposed/routes';
import { loadedStore } from '../../testing/store-info';

async function open(more: Record<string, unknown> = {}) {
  const recorded = createTestHost({ storeInfo: loadedStore(more) });
  await renderRoute(routes.contact, { host: recorded.host, path: '/contact' });
  await screen.findByRole('heading', { level: 1 });
  return recorded;
}

afterEach(() => jest.useRealTimers());

test('[CONT-03] shows email, phone, address, hours and social links', async () => {
  await open({ socialLinks: [{ name: 'Instagram', url: 'https://instagram.test/maison' }] });
  expect(screen.getByRole('link', { name: 'care@maison.test' })).toHaveAttribute(
    'href',
    'mailto:care@maison.test',
  );
  expect(screen.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  expect(screen.getByText('12 Linking Road, Mumbai 400050')).toBeVisible();
  expect(screen.getByText('Monday to Saturday, 10AM - 6PM')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://instagram.test/maison',
  );
});

test('[LAW-02] names the grievance officer, if the store has one', async () => {
  await open({
    grievanceOfficer: {
      name: 'Zoya Khan',
      designation: 'Head of Care',
      email: 'complaints@maison.test',
      phone: '+91 22 4000 1000',
    },
  });
  expect(screen.getByText('Grievance officer').nextElementSibling).toHaveTextContent(
    /^Zoya Khan, Head of Care/,
  );
  expect(screen.getByRole('link', { name: 'complaints@maison.test' })).toHaveAttribute(
    'href',
    'mailto:complaints@maison.test',
  );
});

test('[CONT-03] shows no social links if the store has none', async () => {
  await open();
  expect(screen.queryByRole('list', { name: 'Follow us' })).not.toBeInTheDocument();
});

test('[CONT-04] asks for all four fields and sends nothing without them', async () => {
  const { commands } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  for (const name of ['Name', 'Email', 'Subject', 'Message']) {
    expect(screen.getByRole('textbox', { name })).toBeRequired();
    expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(
      `${name} is required`,
    );
  }
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
  expect(commands).toEqual([]);
});

test('the message can’t be edited while it is sent', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await open();
  const fields = ['Name', 'Email', 'Subject', 'Message'].map((name) =>
    screen.getByRole('textbox', { name }),
  );
  for (const field of fields) await user.type(field, 'asha@example.com');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  for (const field of fields) {
    await user.type(field, ' and more');
    expect(field).toHaveValue('asha@example.com');
  }
  await act(() => jest.advanceTimersByTimeAsync(1500));
  for (const field of fields) {
    await user.type(field, 'a');
    expect(field).toHaveValue('a');
  }
});

test('[CONT-04] says "Sending..." for 1.5 s, then thanks and clears the form, without a call', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { calls, commands } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'asha@example.com');
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'A dress');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Is it silk?');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeVisible();

  await act(() => jest.advanceTimersByTimeAsync(1400));
  expect(commands).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(commands).toEqual([
    {
      name: 'toast.show',
      payload: {
        title: 'Message Sent',
        description: "Thank you for contacting us. We'll get back to you shortly.",
      },
    },
  ]);
  for (const name of ['Name', 'Email', 'Subject', 'Message']) {
    expect(screen.getByRole('textbox', { name })).toHaveValue('');
    expect(screen.getByRole('textbox', { name })).not.toHaveAccessibleDescription();
  }
  expect(screen.getByRole('button', { name: 'Send Message' })).toBeVisible();
  expect(calls).toEqual([]);
});
