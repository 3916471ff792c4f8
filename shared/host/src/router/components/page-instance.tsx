import { Activity, useContext, type ReactNode } from 'react';
import { NavigationContext, PageContext } from './contexts';
import { useNavigator } from './hooks';
import { FIRST_INSTANCE, IDLE } from '../navigation/router-state';
import { Router } from './router';
import type { RenderedPage } from '../types';

interface PageInstanceProps {
  page: RenderedPage;
  isHidden: boolean;
  /** The innermost route of the page. */
  children: ReactNode;
}

/** An instance of the innermost route. One that is hidden has no effects, and knows nothing of the shown page. */
export function PageInstance({ page, isHidden, children }: PageInstanceProps) {
  const navigation = useContext(NavigationContext);
  const content = (
    <NavigationContext value={isHidden ? IDLE : navigation}>
      <PageContext value={page}>
        <Router location={page.location} navigator={useNavigator()}>
          {children}
        </Router>
      </PageContext>
    </NavigationContext>
  );
  // The first page is hydrated together with what is around it.
  if (page.instance === FIRST_INSTANCE) return content;
  return <Activity mode={isHidden ? 'hidden' : 'visible'}>{content}</Activity>;
}
