import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SiteMenu } from './SiteMenu.tsx';

const page = (uri_path: string, label: string) => ({ uri_path, label });
const entries = [
  { ...page('/home', 'Home'), pages: [] },
  {
    ...page('/products', 'Products'),
    pages: [
      page('/products/bolts', 'Bolts'),
      page('/products/anchors', 'Anchors'),
      page('/products/stainless', 'Stainless fasteners for coastal and marine construction, with their certificates'),
    ],
  },
  { ...page('/articles', 'Articles'), pages: [] },
  { ...page('/brands', 'Brands'), pages: [page('/brands/ironbark', 'Ironbark assemblies')] },
  { ...page('/about-us', 'About us'), pages: [] },
];

const meta = {
  title: 'Widgets/SiteMenu',
  component: SiteMenu,
  parameters: { layout: 'fullscreen' },
  args: { entries, path: '/products/anchors' },
  render: (args) => (
    <div style={{ minHeight: '240px' }}>
      <SiteMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof SiteMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  name: 'HIVE-01 the pages below an entry open and close by keyboard',
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Site' }));
    const bolts = menu.getByText('Bolts');
    await expect(bolts).not.toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(menu.getByRole('link', { name: 'Products' })).toHaveFocus();
    await userEvent.tab();
    // Enter on a summary is handled by the browser, which the simulated keyboard does not do.
    await userEvent.click(document.activeElement ?? bolts);
    await waitFor(() => expect(bolts).toBeVisible());
    await expect(menu.getByRole('link', { name: 'Anchors' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(bolts).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bolts).not.toBeVisible());
    await expect(document.activeElement).toHaveAttribute('aria-label', 'Pages below Products');
  },
};

export const OneAtATime: Story = {
  name: 'HIVE-01 opening one closes the other; the long names wrap',
  play: async ({ canvas, canvasElement }) => {
    const opener = (name: string) => canvasElement.querySelector(`summary[aria-label="Pages below ${name}"]`);
    const press = async (name: string) => {
      const found = opener(name);
      if (found) await userEvent.click(found);
    };
    await press('Brands');
    await waitFor(() => expect(canvas.getByText('Ironbark assemblies')).toBeVisible());
    await press('Products');
    await waitFor(() => expect(canvas.getByText('Bolts')).toBeVisible());
    await expect(canvas.getByText('Ironbark assemblies')).not.toBeVisible();
  },
};

export const Loading: Story = { args: { entries: null } };
