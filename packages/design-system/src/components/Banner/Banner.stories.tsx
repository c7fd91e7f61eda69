import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type StateTone, stateTones } from '../../props/tone.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Design system/Banner',
  tags: ['autodocs'],
  component: Banner,
  args: {
    title: 'Moira changed 2 lines while you were away.',
    children: 'Yours were kept where you had typed.',
    actions: <Button kind="text">Show them</Button>,
    onDismiss: fn(),
  },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {Object.keys(stateTones).map((tone) => (
        <Banner key={tone} {...args} tone={tone as StateTone} />
      ))}
    </Stack>
  ),
};

export const Dismissed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

const long =
  'Two people changed the same lines of Alexandria stage 2 while this window was without a connection to the server.';

export const LongAndNarrow: Story = {
  args: {
    title: long,
    tone: 'warning',
    actions: (
      <>
        <Button>Show them</Button>
        <Button>Keep mine</Button>
      </>
    ),
  },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Banner {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    // The text keeps its width; the actions wrap below it.
    const words = canvas.getByText(long).getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: 'Keep mine' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(
      words.bottom,
    );
  },
};
/** Framed actions keep their distance from the banner's edge, also at touch height. */
export const OnAPhone: Story = {
  args: {
    title: long,
    tone: 'warning',
    onDismiss: undefined,
    actions: (
      <>
        <Button size="s">Copy with my changes</Button>
        <Button size="s" kind="quiet">
          Give them up
        </Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy with my changes' });
    const edge = button.parentElement?.parentElement?.getBoundingClientRect().bottom ?? 0;
    await expect(edge - button.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(8);
  },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Banner {...args} />
    </div>
  ),
};
