import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
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
      { key: 'alternate', label: 'Alternate Parts', count: 4, mark: 'alert', markLabel: 'in stock, unlike this' },
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
    await expect(args.onValueChange).toHaveBeenLastCalledWith('details');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What details shows');
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('documents');
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
