import { createContext } from 'react';
import type { Languages } from './languages';

/** The languages of the shop; undefined in a shop with one language. */
export const LanguagesContext = createContext<Languages | undefined>(undefined);
