import { Global } from '@emotion/react';
import { createMemoryRouter, RouterProvider } from '@storefront/host/router';
import { createRoot } from 'react-dom/client';
import { fontFaceRules } from '../src/theme/font-faces';
import { GlobalStyles } from '../src/theme/global-styles';
import { SingleSection } from './single-section';
import { Gallery } from './gallery';
import { ForcedStates } from './parts/forced-states';

/** `?only=button` shows that section alone. */
const only = new URLSearchParams(location.search).get('only');

const router = createMemoryRouter([
  {
    path: '*',
    element: (
      <>
        {only === null ? <Gallery /> : <SingleSection id={only} />}
        <ForcedStates />
      </>
    ),
  },
]);

const root = document.getElementById('gallery');
if (!root) throw new Error('The page has no #gallery.');
createRoot(root).render(
  <>
    <Global styles={fontFaceRules('')} />
    <GlobalStyles />
    <RouterProvider router={router} />
  </>,
);
