import { VisuallyHidden } from '@portal/design-system';
import type { ReactNode } from 'react';

export const settingsMessages = {
  empty: 'Choose a component to see its settings.',
  /** Read before the name of the component. */
  label: 'Settings of',
  unknownType: 'This version of the portal doesn’t know this type. Its settings stay as they are.',
  mixedTypes: 'These components have different types. Select one to see its settings.',
  several: (count: number, shown: ReactNode) => (
    <>
      Changes here apply to all {count}. The values shown are those of {shown}.
    </>
  ),
  groups: {
    content: { title: 'Content', help: '' },
    layout: { title: 'Layout', help: 'How the parts inside are arranged' },
    background: { title: 'Background', help: 'Colours of the theme follow each visitor; own colours stay' },
    space: { title: 'Space', help: 'Inside and around it, in pixels; a length such as 5% works too' },
    reach: {
      title: 'Devices, links and reports',
      help: 'Where it shows, how links find it, and its name in reports',
    },
  },
  devices: { desktop: 'Desktop', tablet: 'Tablet', phone: 'Phone' },
  device: 'Values for',
  deviceHelp: {
    desktop: 'They also apply to tablets and phones that have none of their own',
    tablet: 'Grey follows Desktop. They also apply to phones that have none of their own',
    phone: 'Grey follows the wider screens',
  },
  /** The value that an empty setting of a narrow width inherits. */
  follows: (value: string) => `As on wider screens: ${value}`,
  sides: { names: ['Top', 'Right', 'Bottom', 'Left'], unreadable: 'Use numbers, or lengths such as 5%' },
  name: 'Name in the tree',
  nameHint: 'If empty, its content is used',
  active: 'Visible to visitors',
  allActive: 'All visible to visitors',
  versions: 'Earlier versions',
  others: {
    label: 'Other settings',
    title: 'Not known to this build',
    hint: 'They are stored unchanged.',
  },
  reset: (setting: string) => (
    <>
      Back to default
      <VisuallyHidden> of {setting}</VisuallyHidden>
    </>
  ),
  deferred: (reason: string) => `${reason}. It is removed when you leave the field.`,
  storedAs: (value: string) => `Stored as ${value} when you leave the field.`,
  /** Colours of the theme, by what they are for. */
  roles: {
    page: 'Page',
    soft: 'Soft',
    tint: 'Tint',
    accent: 'Accent',
    text: 'Text',
    quiet: 'Quiet text',
    line: 'Line',
    signal: 'Signal',
  },
  unknownOption: (value: string) => `${value || 'Nothing'} (not known)`,
};
