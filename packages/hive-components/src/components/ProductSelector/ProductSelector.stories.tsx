import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { IslandServices } from '../../islands/islands.ts';
import { OnPage } from '../../support/OnPage.tsx';

const meta = { title: 'Hive/ProductSelector', component: OnPage, args: { type: 'productSelector' } } satisfies Meta<
  typeof OnPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UntilItIsThere: Story = {
  args: { settings: { search: 'M16' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Search the catalogue' })).toHaveAttribute('href', '/search');
    await expect(canvas.getByRole('link', { name: 'Parts for “M16”' })).toHaveAttribute('href', '/search/M16');
  },
};
/** Replaces the app's product selector and shows its options. */
const services: IslandServices = {
  productSelector: (place, wanted) => {
    const said = document.createElement('p');
    said.textContent = `Selector: ${JSON.stringify(wanted)}`;
    place.append(said);
    return () => said.remove();
  },
};
export const GivenByTheApp: Story = {
  args: {
    services,
    settings: { showFilters: 'No', filter: 'P:BOLT, A:GALV', search: 'hex' },
    uriSettings: { openAtStart: true, search: 'M20' },
  },
  play: async ({ canvas }) => {
    const wanted = {
      showFilters: false,
      showSearchBar: true,
      openAtStart: true,
      search: 'M20',
      filters: ['P:BOLT', 'A:GALV'],
    };
    await expect(await canvas.findByText(`Selector: ${JSON.stringify(wanted)}`)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** Closed and without filters it is a plain HTML form. */
export const SearchBarAlone: Story = {
  args: { settings: { showFilters: 'No', search: 'M16' } },
  play: async ({ canvas }) => {
    const words = canvas.getByRole('textbox', { name: 'Code, size or words' });
    await expect(words).toHaveValue('M16');
    await expect(canvas.getByRole('button', { name: 'Find parts' })).toBeVisible();
    await expect(words.closest('form')).toHaveAttribute('action', '/search');
  },
};
export const SearchBarOnABackground: Story = {
  args: {
    type: 'block',
    settings: { background: '#0e2547', stringPadding: '24' },
    inside: [{ type: 'productSelector', settings: { showFilters: 'No' } }],
    width: 360,
  },
};
