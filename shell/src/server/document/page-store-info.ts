import { offersContract, SHELL, type Registry } from '@storefront/host/contracts/registry';
import type { StoreInfoState } from '@storefront/host';

/** The first host contract whose remotes request policies from the API when their page lacks them. */
const WITHOUT_POLICIES = '1.4.0';

/**
 * The store information as a page carries it: without the texts of the policies, which are a tenth of an
 * average page, unless a version that a visitor may get still reads them from the page.
 */
export function pageStoreInfo(
  state: StoreInfoState | undefined,
  registry: Registry,
): StoreInfoState | undefined {
  if (!state?.info || hasReaderOfPolicies(registry)) return state;
  return { ...state, info: { ...state.info, policies: undefined } };
}

function hasReaderOfPolicies({ microFrontends }: Registry): boolean {
  return Object.entries(microFrontends)
    .filter(([name]) => name !== SHELL)
    .flatMap(([, versions]) => versions)
    .some(({ extras }) => !offersContract(extras.hostContract, WITHOUT_POLICIES));
}
