import { currentLanguage } from '@storefront/host/messages/language';
import { englishWords } from './number-words/english-words';
import { hindiWords } from './number-words/hindi-words';

/** An amount of paise in words, as on Indian invoices: `Rupees One Lakh and Fifty Paise Only`. */
export function amountInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  return currentLanguage() === 'hi' ? inHindi(rupees, rest) : inEnglish(rupees, rest);
}

function inEnglish(rupees: number, paise: number): string {
  const rest = paise > 0 ? ` and ${englishWords(paise)} ${paise === 1 ? 'Paisa' : 'Paise'}` : '';
  return `${rupees === 1 ? 'Rupee' : 'Rupees'} ${englishWords(rupees)}${rest} Only`;
}

function inHindi(rupees: number, paise: number): string {
  const rest = paise > 0 ? ` और ${hindiWords(paise)} ${paise === 1 ? 'पैसा' : 'पैसे'}` : '';
  return `${hindiWords(rupees)} ${rupees === 1 ? 'रुपया' : 'रुपये'}${rest} मात्र`;
}
