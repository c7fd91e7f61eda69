import '@portal/design-system/base.css';
import { finishTypingOnLeave } from '@portal/portal-client/react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createPortal } from './create-portal.ts';
import { Providers } from './providers.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
finishTypingOnLeave();
const portal = createPortal();
const app = <Providers portal={portal} />;
// In slices, so that scrolling and typing stay responsive meanwhile.
startTransition(() => {
  // A page that the server rendered is hydrated.
  if (portal.page) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
