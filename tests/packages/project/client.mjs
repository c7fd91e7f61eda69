import '@portal/design-system/styles.css';
import { createElement as h } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Gallery } from './gallery.mjs';

const root = document.getElementById('root');
// The same script serves both pages: an empty one, and one that the server has rendered.
if (root.firstChild) hydrateRoot(root, h(Gallery), { onRecoverableError: (error) => console.error(error) });
else createRoot(root).render(h(Gallery));
