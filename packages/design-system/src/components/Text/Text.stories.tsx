import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Tone, tones } from '../../props/tone.ts';
import { type TypeSize, type } from '../../props/type.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Design system/Text',
  tags: ['autodocs'],
  component: Text,
  args: { children: 'Hex bolt M16 × 80, class 8.8, galv' },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: ({ children }) => (
    <Stack>
      {Object.entries(type).map(([size, { size: px, line }]) => (
        <Text key={size} size={size as TypeSize}>
          {px}/{line} {children}
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: ({ children }) => (
    <Stack gap={1}>
      {Object.keys(tones).map((tone) => (
        <Text key={tone} tone={tone as Tone} weight="medium">
          {tone}: {children}
        </Text>
      ))}
    </Stack>
  ),
};

export const Truncated: Story = {
  args: { truncate: true, as: 'p', children: 'A description that is too long. '.repeat(20) },
};
export const Struck: Story = { args: { struck: true, as: 's', tone: 'faint', children: 'RVT-48016-ALU' } };
