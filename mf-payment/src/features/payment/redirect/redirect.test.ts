import { redirectByPost } from './redirect';

test('[PAY-10] posts a hidden form with the entries in their order', () => {
  const submitted: HTMLFormElement[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    submitted.push(this);
  });

  redirectByPost('https://pay.example/start', [
    { name: 'type', value: 'hosted' },
    { name: 'url', value: 'https://shop.example/back' },
    { name: 'data[txnid]', value: 'T1' },
    { name: 'submit', value: 'yes' },
  ]);

  const [form] = submitted;
  expect(form).toBeInTheDocument();
  expect(form).not.toBeVisible();
  expect(form).toHaveProperty('method', 'post');
  expect(form).toHaveProperty('action', 'https://pay.example/start');
  expect([...new FormData(form).entries()]).toEqual([
    ['type', 'hosted'],
    ['url', 'https://shop.example/back'],
    ['data[txnid]', 'T1'],
    ['submit', 'yes'],
  ]);
});
