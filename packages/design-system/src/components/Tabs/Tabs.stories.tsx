import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Maximize2, X } from '../../icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

function Held(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onValueChange(next);
  };
  return (
    <Tabs {...props} value={value} onValueChange={change}>
      What {value} shows
    </Tabs>
  );
}

const meta = {
  title: 'Design system/Tabs',
  tags: ['autodocs'],
  component: Tabs,
  args: {
    label: 'HXB-16080-88G',
    value: 'pa',
    onValueChange: fn(),
    children: null,
    items: [
      { key: 'pa', label: 'P & A' },
      { key: 'details', label: 'Details' },
      { key: 'packaging', label: 'Packaging', count: 3 },
      {
        key: 'alternate',
        label: 'Alternate Parts',
        count: 4,
        statusIcon: 'alert',
        statusLabel: 'in stock, unlike this',
      },
      { key: 'pack', label: 'Pack Options', count: 0 },
      { key: 'documents', label: 'Documents', count: 5 },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('Pack Options')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('details'));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What details shows');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('documents'));
  },
};

export const OfALine: Story = {
  args: {
    look: 'line',
    end: (
      <>
        <IconButton icon={Maximize2} label="Enlarge drawing" />
        <IconButton icon={X} label="Close part panel" />
      </>
    ),
  },
};

function Owned(props: TabsProps) {
  const [items, setItems] = useState(props.items);
  return (
    <Held
      {...props}
      items={items}
      onClose={(key) => {
        setItems(items.filter((item) => item.key !== key));
        props.onClose?.(key);
      }}
      onMove={(key, index) => {
        const moved = items.filter((item) => item.key === key);
        const rest = items.filter((item) => item.key !== key);
        setItems([...rest.slice(0, index), ...moved, ...rest.slice(index)]);
        props.onMove?.(key, index);
      }}
    />
  );
}

export const ClosableAndMovable: Story = {
  args: {
    onClose: fn(),
    onMove: fn(),
    value: 'b',
    items: [
      { key: 'a', label: 'Stage 1', closable: true, count: 18 },
      { key: 'b', label: 'Stage 2', closable: true, statusIcon: 'alert', statusLabel: 'needs an answer' },
      { key: 'c', label: 'Stage 3', closable: true },
    ],
  },
  render: (args) => <Owned {...args} />,
  play: async ({ args, canvas }) => {
    const names = () => canvas.getAllByRole('tab').map((tab) => tab.textContent);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    await expect(args.onMove).toHaveBeenLastCalledWith('b', 0);
    await expect(names()).toEqual(['Stage 2', 'Stage 118', 'Stage 3']);
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Stage 2/ })).toHaveFocus());
    await expect(canvas.getByText('Stage 2, 1 of 3')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Stage 1/ })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(args.onClose).toHaveBeenCalledWith('a');
  },
};

export const Scrolls: Story = {
  args: {
    label: 'Levels',
    value: 'l18',
    items: Array.from({ length: 24 }, (_, at) => ({ key: `l${at}`, label: `Level ${at}, east wing`, count: at + 1 })),
  },
  render: (args) => (
    <div style={{ width: 320 }}>
      <Held {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { selected: true });
    const bar = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(tab.getBoundingClientRect().left).toBeGreaterThanOrEqual(bar.left);
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(bar.right);
  },
};

export const ScrollsWhenNarrowed: Story = {
  args: {
    value: 'documents',
  },
  render: (args) => (
    <div data-testid="frame" style={{ width: 640 }}>
      <Held {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByTestId('frame').style.width = '260px';
    await waitFor(() => {
      const tab = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
      const bar = canvas.getByRole('tablist').getBoundingClientRect();
      return expect(tab.right).toBeLessThanOrEqual(bar.right + 1);
    });
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('details'));
  },
};
