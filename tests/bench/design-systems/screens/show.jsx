import { createRoot } from 'react-dom/client';

export const ignore = () => {};

/** Choices of a list, a radio group and tabs. */
export const options = [
  { value: 'NSW', label: 'New South Wales' },
  { value: 'VIC', label: 'Victoria' },
];

/** Renders the screen in the theme, and with the dialog, that the page's address asks for. */
export function show(Screen) {
  const asked = new URLSearchParams(location.search);
  const root = document.createElement('div');
  document.body.append(root);
  document.title = 'Delivery';
  createRoot(root).render(<Screen theme={asked.get('theme')} isOpen={asked.has('dialog')} />);
}
