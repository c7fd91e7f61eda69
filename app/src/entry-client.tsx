import '@portal/design-system/base.css';
import { startCatalogueWorker } from '@portal/portal-client/catalogue-worker';
import { createPortal, finishTypingOnLeave } from '@portal/portal-client/react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Providers } from './providers.tsx';
import { transportSettings } from './transport-settings.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
finishTypingOnLeave();
const portal = createPortal({ ...transportSettings(), worker: startCatalogueWorker() });
const app = <Providers portal={portal} />;
// Hydrates in slices, so that scrolling and typing stay responsive.
startTransition(() => {
  // Hydrates a page that the server rendered.
  if (portal.page) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
