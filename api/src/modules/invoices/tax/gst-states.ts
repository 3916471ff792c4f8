/** The GST codes of the states and union territories, by their names in the checkout's form. */
const CODES: Readonly<Record<string, string>> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
};

/** Union territories without a legislature, which levy UTGST in place of SGST. */
const WITH_UTGST = new Set(['04', '26', '31', '35', '38']);

/** A state as it is printed on invoices; the code is null for an unknown name. */
export interface GstState {
  name: string;
  code: string | null;
}

/** The state of a shipping address, by its name. */
export function stateByName(name: string): GstState {
  return { name, code: CODES[name] ?? null };
}

/** The state in which a GSTIN is registered. */
export function stateOfGstin(gstin: string): GstState {
  const code = gstin.slice(0, 2);
  const found = Object.entries(CODES).find(([, each]) => each === code);
  return { name: found?.[0] ?? '', code };
}

/** The name of the state's half of the tax. */
export function stateTaxName({ code }: GstState): 'SGST' | 'UTGST' {
  return WITH_UTGST.has(code ?? '') ? 'UTGST' : 'SGST';
}
