import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../components/Stack/Stack.tsx';
import { everyTheme } from './every-theme.ts';
import { Screen } from './Screen.tsx';
import { sections } from './sections.ts';

/** Most components on one page, to review a theme. */
const meta = {
  title: 'Design system/Gallery',
  component: Screen,
  parameters: { layout: 'fullscreen', chromatic: { modes: everyTheme } },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
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

/** Right to left: nothing overflows the page, and bars start at the right. */
export const RightToLeft: Story = {
  tags: ['no-visual', 'no-contrast'],
  globals: { direction: 'rtl' },
  render: All.render,
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const bar = canvas.getByRole('progressbar', { name: 'Sending' }).nextElementSibling;
    const fill = bar?.firstElementChild?.getBoundingClientRect();
    await expect(fill?.right).toBeCloseTo(bar?.getBoundingClientRect().right ?? 0, 0);
    await expect(fill?.width).toBeLessThan(bar?.clientWidth ?? 0);
  },
};
