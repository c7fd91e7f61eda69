import '@portal/design-system/base.css';
import { createRoot } from 'react-dom/client';
import { createPortal } from './create-portal.ts';
import { Providers } from './providers.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to show the portal in.');
createRoot(root).render(<Providers portal={createPortal()} />);
