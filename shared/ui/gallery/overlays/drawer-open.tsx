import { TextLink } from '../../src/actions/text-link';
import { Drawer } from '../../src/overlays/drawer';
import { noop } from '../parts/noop';

/** A drawer that stays open. */
export function DrawerOpen() {
  return (
    <Drawer open onClose={noop} title="Menu">
      {['Women', 'Men', 'Accessories'].map((name) => (
        <TextLink key={name} standalone to="/">
          {name}
        </TextLink>
      ))}
    </Drawer>
  );
}
