import type { ComponentType } from 'react';
import { specimens } from './specimens';
import { tokens } from './tokens';

/** All sections of the gallery, by their id. */
export const sections: Record<string, ComponentType> = { ...tokens, ...specimens };
