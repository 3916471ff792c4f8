import { css } from '@emotion/react';
import type { Labels } from '@storefront/host/contracts/api';
import { useNavigate } from '@storefront/host/router';
import { labelOf } from '@storefront/host/shop/catalogue/labels';
import { Select } from '@storefront/ui/fields/select';
import { inlineSelect } from '../../../components/inline-select.styles';
import { listingHref, type ListingParams } from '../listing-params';
import { t } from '../../../messages/t';

const frame = css`
  flex: 0 1 320px;
  min-width: 0;
`;

interface SubCategoryFilterProps {
  params: ListingParams;
  /** The sub-categories that the category has. */
  names: string[];
  labels?: Labels | undefined;
}

/** Filters the list by sub-category, and returns to its first page (PLP-03, PLP-07). */
export function SubCategoryFilter({ params, names, labels }: SubCategoryFilterProps) {
  const navigate = useNavigate();
  const { parentCategory } = params;
  // The URL's sub-category stays an option, even if loading the sub-categories failed.
  const isListed = parentCategory === '' || names.includes(parentCategory);

  return (
    <div css={[inlineSelect, frame]}>
      <Select
        label={t('Sub-category')}
        placeholder={t('All')}
        options={(isListed ? names : [parentCategory, ...names]).map((value) => ({
          value,
          label: labelOf(value, { labels }),
        }))}
        value={parentCategory}
        onChange={({ target }) =>
          void navigate(listingHref({ ...params, parentCategory: target.value, page: 1 }))
        }
      />
    </div>
  );
}
