import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { type SkeletonWidth, skeletonWidths } from './Skeleton.props.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Design system/Skeleton', tags: ['autodocs'], component: Skeleton } satisfies Meta<
  typeof Skeleton
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['no-visual'] };

export const Widths: Story = {
  render: () => (
    <Stack align="start">
      {Object.keys(skeletonWidths).map((width) => (
        <Skeleton key={width} width={width as SkeletonWidth} />
      ))}
    </Stack>
  ),
};
