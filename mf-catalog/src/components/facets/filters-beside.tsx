import { useEffect, useState } from 'react';
import type { FacetForm, FacetFormProps } from './facet-form';
import { filtersBeside, WIDE_QUERY } from './filterable-list.styles';
import { t } from '../../messages/t';

/** The form, once its code is loaded. */
let Form: typeof FacetForm | undefined;

/**
 * Loads the code of the filters beside a list: on the server, and in windows that show them. A page of a list loads it
 * with its own code, so that its filters are hydrated with it. A failure is only logged: the list is there without them.
 */
export async function loadFiltersBeside(): Promise<void> {
  const isServer = typeof matchMedia === 'undefined';
  if (!isServer && !matchMedia(WIDE_QUERY).matches) return;
  try {
    Form = (await import(/* webpackChunkName: "facet-form" */ './facet-form')).FacetForm;
  } catch (error) {
    console.error('The filters beside the list could not be loaded.', error);
  }
}

interface FiltersBesideProps extends Omit<FacetFormProps, 'facets'> {
  /** Undefined while the list loads: their place is kept. */
  facets: FacetFormProps['facets'] | undefined;
}

/** The filters beside a list, in windows that are wide enough. */
export function FiltersBeside({ facets, ...props }: FiltersBesideProps) {
  const isLoaded = useFormWhereWide();
  if (!Form || !isLoaded) return <ServerHtml />;
  return (
    <aside key="form" css={filtersBeside} aria-label={t('Filters')}>
      {facets ? <Form {...props} facets={facets} /> : null}
    </aside>
  );
}

/** The server's HTML as it is, where it isn't seen: React neither changes nor hydrates it. */
function ServerHtml() {
  return (
    <aside
      key="html"
      css={filtersBeside}
      aria-label={t('Filters')}
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}

/** True if the form's code is loaded, which it is once a window is wide enough for it. */
function useFormWhereWide(): boolean {
  const [isLoaded, setIsLoaded] = useState(() => Form !== undefined);
  useEffect(() => {
    if (isLoaded) return undefined;
    const wide = matchMedia(WIDE_QUERY);
    const load = () => void loadFiltersBeside().then(() => setIsLoaded(Form !== undefined));
    wide.addEventListener('change', load);
    return () => wide.removeEventListener('change', load);
  }, [isLoaded]);
  return isLoaded;
}
