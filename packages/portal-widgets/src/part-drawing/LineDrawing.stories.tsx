import { jointFigure, middleOf } from '@portal/domain/drawing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { familyFigure } from './family-figures.ts';
import { LineDrawing } from './LineDrawing.tsx';

const families = ['Hex bolts', 'Socket screws', 'Countersunk screws', 'Self-drilling screws', 'Nuts', 'Washers'];
const more = ['Threaded rod', 'Anchors', 'Blind rivets', 'Split pins', 'Pipe clips'];

const meta = {
  title: 'Widgets/LineDrawing',
  component: LineDrawing,
  args: { figure: familyFigure('Hex bolts'), width: 264, height: 140, left: 60, axis: 64 },
} satisfies Meta<typeof LineDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Families: Story = {
  name: 'Product families, all at one scale',
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 180px)', gap: 16 }}>
      {[...families, ...more].map((name) => {
        const figure = familyFigure(name);
        return (
          <figure key={name} style={{ margin: 0 }}>
            <LineDrawing
              figure={figure}
              width={264}
              height={140}
              left={132 - middleOf(figure)}
              axis={64}
              label={name}
            />
            <figcaption>{name}</figcaption>
          </figure>
        );
      })}
    </div>
  ),
  play: async ({ canvas }) => {
    const drawings = canvas.getAllByRole('img').map((each) => each.innerHTML);
    await expect(new Set(drawings).size).toBe(families.length + more.length);
  },
};

export const Joint: Story = {
  args: { figure: jointFigure(), width: 782, height: 326, left: 73, axis: 160, label: 'A bolted joint', onDark: true },
  decorators: [(Story) => <div style={{ background: 'oklch(0.262 0.068 258)' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A bolted joint' })).toBeVisible();
  },
};
