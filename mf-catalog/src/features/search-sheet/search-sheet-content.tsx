import { SearchBox } from '../../components/search-box/search-box';

/** The search box in the header's sheet. */
export function SearchSheetContent() {
  return <SearchBox inDialog />;
}
