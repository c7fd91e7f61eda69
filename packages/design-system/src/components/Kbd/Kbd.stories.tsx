import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Kbd } from './Kbd.tsx';

const meta = { title: 'Design system/Kbd', tags: ['autodocs'], component: Kbd, args: { children: 'Z' } } satisfies Meta<
  typeof Kbd
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['no-visual'] };

export const Keys: Story = {
  render: () => (
    <Inline>
      <Kbd>Ctrl</Kbd>
      <Kbd>Enter</Kbd>
      <Kbd>−</Kbd>
      <Kbd>/</Kbd>
    </Inline>
  ),
};
