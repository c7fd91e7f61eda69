import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { type StatusIconSize, statusIconKinds, statusIconSizes } from './StatusIcon.props.ts';
import { StatusIcon } from './StatusIcon.tsx';
import type { StatusIconKind } from './shapes.tsx';

const meta = {
  title: 'Design system/StatusIcon',
  // Its pictures have this id.
  id: 'design-system-mark',
  tags: ['autodocs'],
  component: StatusIcon,
  args: { kind: 'half' },
} satisfies Meta<typeof StatusIcon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['no-visual'] };

export const Kinds: Story = {
  render: () => (
    <Grid least={240}>
      {Object.entries(statusIconKinds).map(([kind, says]) => (
        <Inline key={kind} gap={3}>
          {Object.keys(statusIconSizes).map((size) => (
            <StatusIcon key={size} kind={kind as StatusIconKind} size={size as StatusIconSize} />
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
      <StatusIcon kind="disc" tone="positive" size="stock" label="In stock" />
      <StatusIcon kind="half" tone="warning" size="stock" label="Part in stock" />
      <StatusIcon kind="barred" tone="critical" size="stock" label="None in stock" />
      <StatusIcon kind="ring" tone="faint" size="stock" label="To order" />
      <StatusIcon kind="rounded" tone="info" label="Rounded" />
      <StatusIcon kind="dot" tone="accent" label="Not sent yet" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'None in stock' })).toBeVisible();
  },
};
