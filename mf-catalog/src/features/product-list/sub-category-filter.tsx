import { css } from '@emotion/react';
import { useNavigate } from '@storefront/shared/router';
import { Select } from '@storefront/shared/ui/select';
import { listingHref, type ListingAddress } from '../../lib/listing-address';

const frame = css`
  flex: 1 1 220px;
  max-width: 320px;
`;

interface SubCategoryFilterProps {
  address: ListingAddress;
  /** The sub-categories that the category has. */
  names: string[];
}

/** Narrows the list to a sub-category, from its first page on (PLP-03, PLP-07). */
export function SubCategoryFilter({ address, names }: SubCategoryFilterProps) {
  const navigate = useNavigate();
  const { parentCategory } = address;
  // One that the address names stays choosable, also where the gathering failed.
  const isListed = parentCategory === '' || names.includes(parentCategory);

  return (
    <div css={frame}>
      <Select
        label="Sub-category"
        placeholder="All"
        options={isListed ? names : [parentCategory, ...names]}
        value={parentCategory}
        onChange={({ target }) =>
          void navigate(listingHref({ ...address, parentCategory: target.value, page: 1 }))
        }
      />
    </div>
  );
}
