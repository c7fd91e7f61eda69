import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ScrollArea } from './ScrollArea.tsx';

const warehouses = [
  'Adelaide',
  'Brisbane',
  'Canberra',
  'Darwin',
  'Hobart',
  'Melbourne',
  'Newcastle',
  'Perth',
  'Sydney',
];

const meta = {
  title: 'Design system/ScrollArea',
  tags: ['autodocs'],
  component: ScrollArea,
  args: {
    label: 'Warehouses',
    height: 's',
    children: (
      <Stack gap={2}>
        {warehouses.map((name) => (
          <Text key={name}>{name}</Text>
        ))}
      </Stack>
    ),
  },
} satisfies Meta<typeof ScrollArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region', { name: 'Warehouses' });
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
    await userEvent.tab();
    await expect(area).toHaveFocus();
  },
};
