import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../components/Stack/Stack.tsx';
import { everyTheme } from './every-theme.ts';
import { Screen } from './Screen.tsx';
import { sections } from './sections.ts';

/** Everything at once, to look at a theme with. */
const meta = {
  title: 'Design system/Gallery',
  component: Screen,
  parameters: { layout: 'fullscreen', chromatic: { modes: everyTheme } },
} satisfies Meta<typeof Screen>;
export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Screen>
      <Stack gap={6}>
        {Object.entries(sections).map(([name, Section]) => (
          <Section key={name} />
        ))}
      </Stack>
    </Screen>
  ),
};
