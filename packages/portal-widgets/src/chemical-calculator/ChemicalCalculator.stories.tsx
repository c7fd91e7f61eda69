import { Button } from '@portal/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ChemicalCalculator } from './ChemicalCalculator.tsx';

const meta = {
  title: 'Widgets/ChemicalCalculator',
  component: ChemicalCalculator,
  args: { start: { rod_mm: 16, hole_mm: 18, depth_mm: 125, cartridge_ml: 300 }, format: { number_format: 1 } },
} satisfies Meta<typeof ChemicalCalculator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Calculating: Story = {
  name: 'CALC-01 volume and cartridges from hole, depth, rod, holes and waste, with a picture',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('80 ml');
    const holes = canvas.getByLabelText('Number of holes');
    await userEvent.clear(holes);
    await userEvent.type(holes, '40{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Cartridges2');
    await expect(canvas.getByRole('status')).toHaveTextContent('320 ml');
    await expect(canvas.getByRole('img', { name: /18 mm wide and 125 mm deep with a rod of 16 mm/ })).toBeVisible();
  },
};

export const Impossible: Story = {
  name: 'CALC-01 a rod as thick as its hole is refused at the field',
  play: async ({ canvas }) => {
    const rod = canvas.getByLabelText('Rod diameter, mm');
    await userEvent.clear(rod);
    await userEvent.type(rod, '18{Enter}');
    await expect(canvas.getByText('The rod must be thinner than the hole')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Complete the marked fields to see the volume.');
  },
};

export const WithAction: Story = {
  args: {
    action: (count) => (
      <div>
        <Button>Make it {count}</Button>
      </div>
    ),
    proposals: (total_ml) => <p>Cartridges for {total_ml.toFixed(0)} ml</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cartridges for 80 ml')).toBeVisible();
  },
};
export const FromNothing: Story = { args: { start: null } };
