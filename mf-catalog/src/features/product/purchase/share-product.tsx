import { useBus } from '@storefront/host';
import { Button } from '@storefront/ui/actions/button';
import { preload } from '../../../lib/preload';
import { t } from '../../../messages/t';

const loadShare = () =>
  import(/* webpackChunkName: "share" */ '../../../lib/share/share-with-toasts').then(
    (module) => module.shareWithToasts,
  );

const prepare = () => preload(loadShare);

interface ShareProductProps {
  name: string;
}

/** Shares the page that is shown, in its colour; the code is loaded when the button is pointed at or focused. */
export function ShareProduct({ name }: ShareProductProps) {
  const bus = useBus();

  async function share() {
    const shareWithToasts = await loadShare();
    await shareWithToasts(bus, {
      title: name,
      url: location.href,
      copied: t('Whoever opens it sees this piece.'),
    });
  }

  return (
    <Button variant="quiet" onClick={() => void share()} onPointerEnter={prepare} onFocus={prepare}>
      {t('Share')}
    </Button>
  );
}
