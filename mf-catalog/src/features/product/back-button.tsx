import { FIRST_LOCATION } from '@storefront/shared/browser/first-location';
import { internalReferrer } from '@storefront/shared/browser/internal-referrer';
import { pagePaths } from '@storefront/shared/contracts';
import { useLocation, useNavigate } from '@storefront/shared/router';
import { Button } from '@storefront/shared/ui/actions/button';
import { Icon } from '@storefront/shared/ui/media/icon';

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
      Back
    </Button>
  );
}
