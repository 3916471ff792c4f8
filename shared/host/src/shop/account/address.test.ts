import { addressLines, parseAddresses } from './address';

const home = {
  id: 'a1',
  label: 'Home',
  fullName: 'Asha Rao',
  address: '12 MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560001',
  phone: '+919876543210',
  isDefault: true,
};

test('reads the address book, bare or in data', () => {
  expect(parseAddresses([home])).toEqual([home]);
  expect(parseAddresses({ data: [home] })).toEqual([home]);
});

test('entries without an id are left out, and missing members are empty', () => {
  expect(parseAddresses({ data: [null, { label: 'x' }, { id: 7, postalCode: 560001 }] })).toEqual([
    {
      id: '7',
      label: undefined,
      fullName: '',
      address: '',
      city: '',
      state: '',
      postalCode: '560001',
      phone: '',
      isDefault: false,
    },
  ]);
  expect(parseAddresses(undefined)).toEqual([]);
});

test('an address is written in two lines, without what it lacks', () => {
  expect(addressLines(home)).toEqual(['12 MG Road', 'Bengaluru, Karnataka 560001']);
  expect(addressLines({ ...home, city: '', address: '' })).toEqual(['Karnataka 560001']);
});
