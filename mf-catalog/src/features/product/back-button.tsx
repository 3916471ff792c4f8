import { FIRST_LOCATION } from '@storefront/host/browser/first-location';
import { internalReferrer } from '@storefront/host/browser/internal-referrer';
import { pagePaths } from '@storefront/host/contracts';
import { useLocation, useNavigate } from '@storefront/host/router';
import { Button } from '@storefront/ui/actions/button';
import { Icon } from '@storefront/ui/media/icon';
import { t } from '../../messages/t';

/** Goes back to the previous page, or to the listing if that page was outside of the shop. */
export function BackButton() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isInside = () => key !== FIRST_LOCATION || (history.length > 1 && internalReferrer());
  return (
    <Button
      variant="quiet"
      onClick={() => void (isInside() ? navigate(-1) : navigate(pagePaths.products))}
    >
      <Icon name="arrow-left" size={16} />
      {t('Back')}
    </Button>
  );
}
