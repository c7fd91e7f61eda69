import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { bolt, boltName } from '../part-panel/part.fixture.ts';
import { PartImage } from './PartImage.tsx';

const meta = {
  title: 'Widgets/PartImage',
  component: PartImage,
  args: { part: bolt, name: boltName, size: 300, height: 150, onFailed: fn() },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
} satisfies Meta<typeof PartImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawing: Story = {
  name: 'PART-12 a drawing replaces a missing photograph, and nothing is requested',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Drawing of Hex bolt/ })).toBeVisible();
    await expect(args.onFailed).not.toHaveBeenCalled();
  },
};

export const Broken: Story = {
  name: 'PING-05 PART-12 a photograph that fails is replaced by the drawing and reported',
  args: { part: { ...bolt, image: 'missing.webp' } },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: /^Drawing of Hex bolt/ })).toBeVisible());
    await expect(args.onFailed).toHaveBeenCalledWith('/images/300/missing.webp');
  },
};

export const Enlarged: Story = {
  name: 'PART-01 a click enlarges the picture',
  args: { zoom: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Enlarge ${boltName}` }));
    const dialog = await within(document.body).findByRole('dialog', { name: boltName });
    await expect(within(dialog).getByRole('img', { name: /^Drawing of/ })).toBeVisible();
  },
};

export const Zoom: Story = {
  name: 'PART-01 Escape closes the enlarged picture',
  args: { zoom: true },
  play: async (context) => {
    await Enlarged.play?.(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};
export const Small: Story = {
  args: { size: 80, height: 48 },
  decorators: [(Story) => <div style={{ width: 80 }}>{Story()}</div>],
};
