/** Place names of GeoNames that India has changed, or that are spelled differently there. */
const RENAMED: Readonly<Record<string, string>> = {
  'Ahmed Nagar': 'Ahmednagar',
  Allahabad: 'Prayagraj',
  Ananthapur: 'Anantapur',
  Ananthnag: 'Anantnag',
  Bagpat: 'Baghpat',
  Bangalore: 'Bengaluru',
  'Bangalore Rural': 'Bengaluru Rural',
  'Beawar [Raj]': 'Beawar',
  Belgaum: 'Belagavi',
  Bellary: 'Ballari',
  Burdwan: 'Bardhaman',
  Calicut: 'Kozhikode',
  Chickballapur: 'Chikkaballapur',
  Chikmagalur: 'Chikkamagaluru',
  Cuddapah: 'Kadapa',
  Darjiling: 'Darjeeling',
  Faizabad: 'Ayodhya',
  'Faridabad NIT': 'Faridabad',
  'Gandhi Nagar': 'Gandhinagar',
  Giridh: 'Giridih',
  Gulbarga: 'Kalaburagi',
  Gurgaon: 'Gurugram',
  Hoshangabad: 'Narmadapuram',
  Hospet: 'Hosapete',
  Hubli: 'Hubballi',
  'Ibsb Bhilai': 'Bhilai',
  'Jalandhar City': 'Jalandhar',
  Jaribam: 'Jiribam',
  Jayashankar: 'Jayashankar Bhupalpally',
  Jhujhunu: 'Jhunjhunu',
  'Jyotiba Phule Nagar': 'Amroha',
  'K.V.Rangareddy': 'Rangareddy',
  'Kalyan City': 'Kalyan',
  'Karim Nagar': 'Karimnagar',
  Kolkatta: 'Kolkata',
  Laheriasarai: 'Darbhanga',
  Lashkar: 'Gwalior',
  'Madanganj Kishangarh': 'Kishangarh',
  'Mahabub Nagar': 'Mahabubnagar',
  Mammit: 'Mamit',
  Mangalore: 'Mangaluru',
  'Manjeri-kla': 'Manjeri',
  'Marwar Jn.': 'Marwar Junction',
  'Meerut Cantt': 'Meerut',
  MORBI: 'Morbi',
  Mysore: 'Mysuru',
  Nanpura: 'Surat',
  Pondicherry: 'Puducherry',
  Rajauri: 'Rajouri',
  'Sagar Cantt': 'Sagar',
  Shimoga: 'Shivamogga',
  Sibsagar: 'Sivasagar',
  Sundergarh: 'Sundargarh',
  'Surendra Nagar': 'Surendranagar',
  TIRUPPUR: 'Tiruppur',
  Tirupur: 'Tiruppur',
  'Tonk Raj': 'Tonk',
  Tumkur: 'Tumakuru',
  Tuticorin: 'Thoothukudi',
  Udagamandalam: 'Ooty',
  'Wadakanchery-TC': 'Wadakkanchery',
  Yadgiri: 'Yadgir',
  'Yamuna Nagar': 'Yamunanagar',
};

/** The states as the shop's forms name them, if GeoNames spells them differently. */
const STATES: Readonly<Record<string, string>> = {
  'Andaman & Nicobar Islands': 'Andaman and Nicobar Islands',
  Chattisgarh: 'Chhattisgarh',
  'Jammu & Kashmir': 'Jammu and Kashmir',
  Pondicherry: 'Puducherry',
};

/** Districts of Ladakh, which GeoNames still has in the state that it was a part of until 2019. */
const LADAKH: readonly string[] = ['Leh', 'Kargil'];

/** The current name of a city or district. */
export function placeName(name: string): string {
  const short = name.replace(/\s*\(.*$/, '').trim();
  return (RENAMED[short] ?? short).replace(' & ', ' and ');
}

/** The state of a district, as the shop's forms name it. */
export function stateName(state: string, district: string): string {
  return LADAKH.includes(district) ? 'Ladakh' : (STATES[state] ?? state);
}
