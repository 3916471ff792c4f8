import type { ComponentType } from 'react';
import { specimens } from './specimens';
import { tokens } from './tokens';

/** Everything there is to see, by its id. */
export const sections: Record<string, ComponentType> = { ...tokens, ...specimens };
