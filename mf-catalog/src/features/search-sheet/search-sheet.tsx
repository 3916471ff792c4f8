import { SearchBox } from '../../components/search-box/search-box';

/** The search of the header's sheet. */
export function SearchSheet() {
  return <SearchBox inDialog />;
}
