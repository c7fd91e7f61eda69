import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { type MarkSize, markKinds, markSizes } from './Mark.props.ts';
import { Mark } from './Mark.tsx';
import type { MarkKind } from './shapes.tsx';

const meta = {
  title: 'Design system/Mark',
  tags: ['autodocs'],
  component: Mark,
  args: { kind: 'half' },
} satisfies Meta<typeof Mark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['no-visual'] };

export const Kinds: Story = {
  render: () => (
    <Grid least={240}>
      {Object.entries(markKinds).map(([kind, says]) => (
        <Inline key={kind} gap={3}>
          {Object.keys(markSizes).map((size) => (
            <Mark key={size} kind={kind as MarkKind} size={size as MarkSize} />
          ))}
          <Text>{says}</Text>
        </Inline>
      ))}
    </Grid>
  ),
};

export const Tones: Story = {
  render: () => (
    <Inline gap={4}>
      <Mark kind="disc" tone="positive" size="stock" label="In stock" />
      <Mark kind="half" tone="warning" size="stock" label="Part in stock" />
      <Mark kind="barred" tone="critical" size="stock" label="None in stock" />
      <Mark kind="ring" tone="faint" size="stock" label="To order" />
      <Mark kind="rounded" tone="info" label="Rounded" />
      <Mark kind="dot" tone="accent" label="Not sent yet" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'None in stock' })).toBeVisible();
  },
};
