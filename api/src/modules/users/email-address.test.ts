import { normaliseEmail } from './email-address';

test.each([
  ['  Asha@Example.COM ', 'asha@example.com'],
  ['asha@bücher.example', 'asha@xn--bcher-kva.example'],
  ['asha@XN--BCHER-KVA.example', 'asha@xn--bcher-kva.example'],
  ['asha@bu\u0308cher.example', 'asha@xn--bcher-kva.example'],
  ['asha@ｂücher。example', 'asha@xn--bcher-kva.example'],
  ['आशा@डाक.भारत', 'आशा@xn--11bx1g.xn--h2brj9c'],
  ['a@b@example.com', 'a@b@example.com'],
  ['asha@no domain', 'asha@no domain'],
  ['no address', 'no address'],
])('%j is stored as %j', (typed, stored) => {
  expect(normaliseEmail(typed)).toBe(stored);
});
