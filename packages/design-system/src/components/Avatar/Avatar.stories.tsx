import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { type AvatarSize, avatarSizes } from './Avatar.props.ts';
import { Avatar } from './Avatar.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="teal"/><circle cx="4" cy="3" r="1.6" fill="white"/><path d="M1 8a3 3 0 0 1 6 0z" fill="white"/></svg>',
)}`;

const meta = {
  title: 'Design system/Avatar',
  tags: ['autodocs'],
  component: Avatar,
  args: { name: 'Moira Keane' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Inline align="center">
      {(Object.keys(avatarSizes) as AvatarSize[]).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      {(Object.keys(avatarSizes) as AvatarSize[]).map((size) => (
        <Avatar key={size} {...args} size={size} src={picture} />
      ))}
    </Inline>
  ),
};

export const PictureFails: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'Moira Keane' })).toHaveTextContent('MK');
  },
};

export const NoName: Story = { args: { name: '', beside: true } };

export const BesideItsName: Story = {
  args: { beside: true },
  render: (args) => (
    <Inline align="center" gap={2}>
      <Avatar {...args} size="s" />
      <Text>{args.name}</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
