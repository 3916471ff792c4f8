import { readStoreInfo } from './catalogue';
import { readTexts } from './demo-texts';

const { policies } = readStoreInfo();
const { store } = readTexts('hi');

test.each(Object.entries(policies))(
  'the policy %s has the same headings, lists, links and details of the store in Hindi',
  (slug, english) => {
    const hindi = store[`policies.${slug}`] ?? '';
    expect(hindi.match(/<[^>]*>/g)).toEqual(english.match(/<[^>]*>/g));
    const details = (html: string) => html.match(/\{\{\w+\}\}/g)?.sort();
    expect(details(hindi)).toEqual(details(english));
    const numbers = (html: string) => html.match(/\d+(-\d+)?/g)?.sort();
    expect(numbers(hindi)).toEqual(numbers(english));
  },
);
