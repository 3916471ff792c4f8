import type { ComponentType } from 'react';
import { DialogOpen } from './dialog-open';
import { DrawerOpen } from './drawer-open';
import { LightboxOpen } from './lightbox-open';

/** The overlays, which cover the page and are therefore shown in a frame, by the name in `?only=`. */
export const overlays: Record<string, ComponentType | undefined> = {
  'dialog-open': DialogOpen,
  'drawer-open': DrawerOpen,
  'lightbox-open': LightboxOpen,
};
