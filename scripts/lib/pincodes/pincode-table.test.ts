import { pincodeTable } from './pincode-table';

const office = (pin: string, name: string, district: string, state: string) =>
  ['IN', pin, name, state, '01', district, '638', district, '', '9.1', '92.8', '4'].join('\t');

test('cities are those of head offices, elsewhere the districts, by their current names', () => {
  const table = pincodeTable(
    [
      office('682001', 'Kochi H.O', 'Ernakulam', 'Kerala'),
      office('682016', 'Ernakulam M.G. Road', 'Ernakulam', 'Kerala'),
      office('682017', 'Kaloor', 'Ernakulam', 'Kerala'),
      office('683101', 'Aluva H.O', 'Ernakulam', 'Kerala'),
      office('683102', 'Thottakkattukara', 'Ernakulam', 'Kerala'),
      office('194101', 'Leh H.O', 'Leh', 'Jammu & Kashmir'),
      office('560100', 'Electronics City', 'Bangalore', 'Karnataka'),
      'IN\t56\tno PIN code',
    ].join('\n'),
  );
  const lines = table.split('\n');
  expect(lines.filter((line) => !line.startsWith('= '))).toEqual([
    'Bengaluru: 560100',
    'Kochi: 682001 682016-682017',
    'Aluva: 683101',
    'Ernakulam: 683102',
    'Leh: 194101',
  ]);
  expect(lines[lines.indexOf('Leh: 194101') - 1]).toBe('= Ladakh');
});

test('a state that no address may have is an error', () => {
  const line = office('682001', 'Kochi H.O', 'Ernakulam', 'Atlantis');
  expect(() => pincodeTable(line)).toThrow('"Atlantis"');
});
