import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Ellipsis } from '../../icons.ts';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import { type CardKind, cardKinds } from './Card.props.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'Design system/Card',
  tags: ['autodocs'],
  component: Card,
  args: {
    title: 'Sydney counter',
    note: '12 Euston Road, Alexandria',
    children: <Text as="p">Open until 5 pm. Pick up within the hour.</Text>,
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: (args) => (
    <Grid least={240}>
      {(Object.keys(cardKinds) as CardKind[]).map((kind) => (
        <Card key={kind} {...args} kind={kind} />
      ))}
    </Grid>
  ),
};

export const WithActions: Story = {
  args: {
    end: <IconButton icon={Ellipsis} label="More about Sydney counter" />,
    foot: (
      <>
        <Button size="s" kind="filled">
          Pick up here
        </Button>
        <Button size="s">Directions</Button>
      </>
    ),
  },
};

export const LeadsSomewhere: Story = {
  args: { href: '/wherebuy/sydney', onNavigate: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sydney counter' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/wherebuy/sydney');
  },
};

export const LongWords: Story = {
  args: {
    title: 'Hochfestespannverbindungsschraubensortimentkasten for the Alexandria stage 2 scaffold',
    note: undefined,
  },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Card {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  ...WithActions,
  render: (args) => (
    <div dir="rtl">
      <Card {...args} />
    </div>
  ),
};
export const BodyAlone: Story = { args: { title: undefined, note: undefined } };
