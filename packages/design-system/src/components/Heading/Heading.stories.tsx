import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { type HeadingSize, headingSizes } from './Heading.props.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Design system/Heading',
  tags: ['autodocs'],
  component: Heading,
  args: { level: 1, children: 'PO 48817' },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['no-visual'] };

export const Sizes: Story = {
  render: () => (
    <Stack gap={4}>
      {Object.keys(headingSizes).map((size) => (
        <Heading key={size} level={2} size={size as HeadingSize}>
          PO 48817 · {size}
        </Heading>
      ))}
    </Stack>
  ),
};
