import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PartPanel } from './PartPanel.tsx';
import type { PartTabItem } from './part-tabs.ts';

const tabs: readonly PartTabItem[] = [
  { key: 'price_and_availability', label: 'P & A' },
  { key: 'details', label: 'Details' },
  { key: 'packaging', label: 'Packaging', count: 3 },
  { key: 'dimensions', label: 'Dimensions', count: 7 },
  { key: 'alternate_parts', label: 'Alternate Parts', count: 4 },
  { key: 'history', label: 'History', count: 9 },
];
/** A clock advanced by hand. */
const timers: { run: () => void; ms: number; off: boolean }[] = [];

const meta = {
  title: 'Widgets/PartPanel',
  component: PartPanel,
  args: {
    stock_code: 'HXB-16080-88G',
    tabs,
    children: (tab) => <p>Content of {tab}</p>,
    onTab: fn(),
    onReturn: fn(),
    onAdd: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PartPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tabs: Story = {
  name: 'PART-07 tabs with counts, each with its content',
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'P & A',
      'Details',
      'Packaging3',
      'Dimensions7',
      'Alternate Parts4',
      'History9',
    ]);
    await expect(canvas.getByText('Content of price_and_availability')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /Dimensions/ }));
    await expect(canvas.getByText('Content of dimensions')).toBeVisible();
    await expect(args.onTab).toHaveBeenCalledWith('dimensions');
    await userEvent.click(canvas.getByRole('button', { name: 'Close part panel' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Tour: Story = {
  name: 'PART-01 every tab is reachable with arrow keys, and with Page Down from anywhere in the panel',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'P & A' })).toHaveFocus();
    for (const { key } of tabs.slice(1)) {
      await userEvent.keyboard('{ArrowRight}');
      await expect(await canvas.findByText(`Content of ${key}`)).toBeVisible();
    }
    await userEvent.keyboard('{PageDown}');
    await expect(await canvas.findByText('Content of price_and_availability')).toBeVisible();
    // Run pending timeouts: the tab list must not move the focus later.
    await new Promise((resolve) => setTimeout(resolve));
    await expect(canvas.getByRole('tab', { name: 'P & A' })).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /History/ })).toHaveFocus());
  },
};

export const Superseded: Story = {
  name: 'PART-04 the default tab is superseded by if present, whatever tab was requested',
  args: { tabs: [...tabs, { key: 'superseded_by', label: 'Superseded By', count: 1 }], initialTab: 'details' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: /Superseded/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const InitialTab: Story = {
  name: 'PART-04 else the initial tab, before the one to go to',
  args: { initialTab: 'packaging', goToTab: 'history' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: /Packaging/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const AlternateInStock: Story = {
  name: 'PART-05 the alternates tab is marked, and shows for 4 s which one is in stock',
  args: {
    alternate: 'HXB-20100-88Z',
    schedule: (run, ms) => {
      const timer = { run, ms, off: false };
      timers.push(timer);
      return () => {
        timer.off = true;
      };
    },
  },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: /Alternate Parts/ });
    await expect(within(tab).getByRole('img', { name: 'HXB-20100-88Z is in stock' })).toBeVisible();
    await expect(canvas.getByText(/is in stock and can replace it/)).toBeVisible();
    const timer = timers.findLast(({ off }) => !off);
    await expect(timer?.ms).toBe(4000);
    timer?.run();
    await expect(await canvas.findByText('Content of price_and_availability')).toBeVisible();
    await expect(canvas.queryByText(/can take its place/)).toBeNull();
    await expect(within(tab).getByRole('img')).toBeVisible();
  },
};

export const Locked: Story = {
  name: 'PART-06 the tab stays while the row is pending',
  args: { locked: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Dimensions/ }));
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByText('Content of price_and_availability')).toBeVisible();
    await expect(args.onTab).not.toHaveBeenCalled();
  },
};

export const Returning: Story = {
  name: 'PART-01 a banner returns to the previous part, and can be dismissed',
  args: { returnTo: 'HXB-20100-88G' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Click here to return to viewing HXB-20100-88G' }));
    await expect(args.onReturn).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(/return to viewing/)).toBeNull();
  },
};

export const AddToOrder: Story = {
  name: 'PART-02 Add to Order, with its tooltip',
  args: { add: 'order' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to Order' });
    button.focus();
    await expect(await within(document.body).findByText('Click to add this product to your order')).toBeVisible();
    await userEvent.click(button);
    await expect(args.onAdd).toHaveBeenCalled();
  },
};
export const AddToQuote: Story = {
  name: 'PART-02 Add to Quote on quotes and quick quotes',
  args: { add: 'quote' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Add to Quote' }).focus();
    await expect(await within(document.body).findByText('Click to add this product to your quote')).toBeVisible();
  },
};
