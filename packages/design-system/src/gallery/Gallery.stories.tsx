import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../components/Stack/Stack.tsx';
import { Choices } from './Choices.tsx';
import { everyTheme } from './every-theme.ts';
import { Screen } from './Screen.tsx';
import { States } from './States.tsx';

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
        <States />
        <Choices />
      </Stack>
    </Screen>
  ),
};
