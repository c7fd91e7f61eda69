import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { type LinkKind, linkKinds } from './Link.props.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Design system/Link',
  tags: ['autodocs'],
  component: Link,
  args: { children: 'Forgotten password', href: '#forgotten' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: (args) => (
    <Inline gap={4} wrap>
      {Object.keys(linkKinds).map((kind) => (
        <Link key={kind} {...args} kind={kind as LinkKind} />
      ))}
    </Inline>
  ),
};

export const WithinWords: Story = {
  render: (args) => (
    <Text as="p">
      Prices follow your contract. <Link {...args}>Read the terms</Link> or ask your branch.
    </Text>
  ),
};

export const OfARouter: Story = {
  render: () => (
    <Link asChild kind="outlined">
      <a href="#orders" data-router>
        To the orders
      </a>
    </Link>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router');
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
