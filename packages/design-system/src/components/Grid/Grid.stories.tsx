import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from '../Tag/Tag.tsx';
import { Grid } from './Grid.tsx';

const words = ['Bolts', 'Nuts', 'Washers', 'Screws', 'Anchors', 'Rivets'];

const meta = {
  title: 'Design system/Grid',
  tags: ['autodocs'],
  component: Grid,
  args: { children: words.map((word) => <Tag key={word}>{word}</Tag>) },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeColumns: Story = { args: { columns: 3 } };
export const AsManyAsFit: Story = { args: { least: 160 } };

export const OneColumnWhereNarrow: Story = {
  args: { least: 160 },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Grid {...args} />
    </div>
  ),
};
