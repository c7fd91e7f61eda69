import '@portal/design-system/base.css';
import { pause } from '@portal/portal-client';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createPortal } from './create-portal.ts';
import { finishTypingOnLeave } from './portal/finish-typing.ts';
import { Providers } from './providers.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to show the portal in.');
finishTypingOnLeave();
const portal = createPortal();
await pause();
const app = <Providers portal={portal} />;
// In slices, so that whoever has begun to scroll or type is answered between them.
startTransition(() => {
  // A page that the server rendered is taken over as it stands.
  if (portal.page) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
