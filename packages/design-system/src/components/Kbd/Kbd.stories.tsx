import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Kbd } from './Kbd.tsx';

const meta = { title: 'Design system/Kbd', component: Kbd, args: { children: 'Z' } } satisfies Meta<typeof Kbd>;
export default meta;

export const Keys: StoryObj<typeof meta> = {
  render: () => (
    <Inline>
      <Kbd>Ctrl</Kbd>
      <Kbd>Enter</Kbd>
      <Kbd>−</Kbd>
      <Kbd>/</Kbd>
    </Inline>
  ),
};
