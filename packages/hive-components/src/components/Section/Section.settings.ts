import { define } from '../../registry/definition.ts';
import { string } from '../../settings/string.ts';

/** A saved section by its number. Server and editor put the section's components in its place before a page is rendered. */
export const section = define({
  name: 'section',
  id: 21,
  label: 'Synced section',
  summary: 'A saved section that is the same on every page: changing it changes them all.',
  icon: 'RefreshCw',
  group: 'Layout',
  // Inserted from the saved sections.
  listed: false,
  settings: { section: string('Section', '', { longest: 12 }) },
  shown: { section: () => false },
});
