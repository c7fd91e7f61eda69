import { drawnFamilies } from '@portal/domain/drawing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SmallDrawing } from './SmallDrawing.tsx';

const meta = {
  title: 'Widgets/SmallDrawing',
  component: SmallDrawing,
  args: { image: 'hex-bolt' },
} satisfies Meta<typeof SmallDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Families: Story = {
  name: 'PART-12 every family has an icon beside its name',
  render: () => (
    <ul style={{ columns: '200px', margin: 0, padding: 0, listStyle: 'none' }}>
      {drawnFamilies.map((image) => (
        <li key={image} style={{ display: 'flex', alignItems: 'center', gap: 8, height: 32, breakInside: 'avoid' }}>
          <SmallDrawing image={image} />
          {image}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')].map((drawing) => drawing.innerHTML);
    await expect(new Set(drawings).size).toBe(drawnFamilies.length);
  },
};
