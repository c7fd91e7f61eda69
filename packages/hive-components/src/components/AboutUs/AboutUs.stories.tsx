import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OnPage } from '../../support/OnPage.tsx';
import { started } from '../../support/started.ts';

const years = `Nothing before the first year is shown.

## 1935 A shed in Alexandria
Two brothers, one lathe, and the railway next door.

## 1945
Repairs for half the harbour.

## 1955 The second shed
The second shed opens with a heading machine bought from a closing railway shop. It made **M24 bolts** until 1987 and stands in the foyer now.

## 1965 Metric arrives

## 1975 Melbourne
## 1985 The first catalogue on paper
## 1995 The first on disc
## 2005 Certificates online
## 2015 Five warehouses
## 2025 Ninety years
## 2035 is not shown`;

const meta = {
  title: 'Hive/AboutUs',
  component: OnPage,
  args: { type: 'aboutUs', settings: { title: 'Ninety years of holding on', years } },
} satisfies Meta<typeof OnPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Years: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const year = (name: string) => canvas.getByRole('button', { name });
    await expect(canvas.getAllByRole('button')).toHaveLength(10);
    await expect(year('1935')).toHaveAttribute('aria-expanded', 'true');
    await started(canvasElement);
    await userEvent.click(year('1955'));
    await expect(canvas.getByText(/heading machine/)).toBeVisible();
    await expect(canvas.getByText(/one lathe/)).not.toBeVisible();
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(year('1965')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{End} ');
    await expect(year('2025')).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1);
  },
};
export const OpenAtAYear: Story = { args: { settings: { years, openYear: 1955 } } };
export const Narrow: Story = { args: { settings: { years, openYear: 1955 }, width: 360 } };
export const RightToLeft: Story = { args: { settings: { years, openYear: 1955 }, direction: 'rtl' } };
export const DraftWithoutYears: Story = { args: { mode: 'draft', settings: {} } };
