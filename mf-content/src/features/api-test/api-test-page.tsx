import { Button } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { Page } from '../../components/page';
import { t } from '../../messages/t';
import { panel, status } from './api-test.styles';
import { StoreSkeleton } from './store-skeleton';
import { StoreDetails } from './store-details';
import { useConnectionTest } from './use-connection-test';

/** Tests whether the browser can reach the API, and shows the response (CONT-05). */
export function ApiTestPage() {
  const { test, repeat } = useConnectionTest();
  return (
    <Page>
      <PageHeading lead={t("Asks the API for the store's information and shows what came back.")}>
        {t('API Connection Test')}
      </PageHeading>
      <div css={panel}>
        <div css={status} role="status" data-status={test.status}>
          {test.status === 'running' ? t('Testing the connection...') : null}
          {test.status === 'connected' ? t('Connected') : null}
        </div>
        {test.status === 'running' ? <StoreSkeleton /> : null}
        {test.status === 'connected' ? <StoreDetails store={test.store} /> : null}
        {test.status === 'failed' ? <Alert>{test.message}</Alert> : null}
        <Button busy={test.status === 'running'} onClick={repeat}>
          {t('Test Again')}
        </Button>
      </div>
    </Page>
  );
}
