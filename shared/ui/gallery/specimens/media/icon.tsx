import { Icon, ICON_NAMES } from '../../../src/media/icon';
import { State } from '../../parts/state';

/** Every icon, and one in other sizes. */
export function IconSpecimen() {
  return (
    <>
      {ICON_NAMES.map((name) => (
        <State key={name} name={name}>
          <Icon name={name} />
        </State>
      ))}
      <State name="16, 24, 32 px, filled">
        <Icon name="heart" size={16} />
        <Icon name="heart" size={24} />
        <Icon name="heart" size={32} filled />
      </State>
    </>
  );
}
