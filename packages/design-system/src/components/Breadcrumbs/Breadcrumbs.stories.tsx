import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Design system/Breadcrumbs',
  tags: ['autodocs'],
  component: Breadcrumbs,
  args: {
    items: [{ label: 'Fasteners', href: '#fasteners' }, { label: 'Bolts', href: '#bolts' }, { label: 'Hex bolts' }],
    link: (href, label) => (
      <a href={href} data-router-link>
        {label}
      </a>
    ),
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getByText('Hex bolts')).toHaveAttribute('aria-current', 'page');
    const bolts = canvas.getByRole('link', { name: 'Bolts' });
    await expect(bolts).toHaveAttribute('href', '#bolts');
    await expect(bolts).toHaveAttribute('data-router-link');
  },
};
export const Narrow: Story = {
  tags: ['!autodocs'],
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
};
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };
