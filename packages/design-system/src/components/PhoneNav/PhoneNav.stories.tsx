import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PhoneNav } from './PhoneNav.tsx';
import { PhoneNavLink } from './PhoneNavLink.tsx';

const sections = ['Details', 'History', 'Favourites', 'Your codes', 'Invoices', 'Tips', 'Two-step sign-in', 'Sessions'];

function Sections({ first, row, title }: { first: string; row?: 'small' | 'medium' | undefined; title?: string }) {
  const [current, setCurrent] = useState(first);
  return (
    <PhoneNav label="Account" current={current} row={row} title={title}>
      {sections.map((name) => (
        <PhoneNavLink
          key={name}
          href={`#${name}`}
          current={name === current}
          onClick={(event) => {
            event.preventDefault();
            setCurrent(name);
          }}
        >
          {name}
        </PhoneNavLink>
      ))}
    </PhoneNav>
  );
}

const meta = {
  title: 'Design system/PhoneNav',
  tags: ['autodocs'],
  component: PhoneNav,
  args: { label: 'Account', current: 'Details', children: null },
  render: ({ current, row, title }) => <Sections first={current} row={row} title={title} />,
} satisfies Meta<typeof PhoneNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    const [first, second] = links.map((link) => link.getBoundingClientRect().top);
    if (window.innerWidth < 760) await expect(second).toBe(first);
    else await expect(second).toBeGreaterThan(first ?? 0);
    await userEvent.click(canvas.getByRole('link', { name: 'History' }));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('History');
  },
};
/** The link of the current section is in view, however many there are. */
export const LastInView: Story = {
  tags: ['!autodocs'],
  args: { current: 'Sessions', row: 'medium' },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Account' });
    const isInView = () => {
      const [outer, inner] = [nav, canvas.getByRole('link', { name: 'Sessions' })].map((each) =>
        each.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      expect(inner.right).toBeLessThanOrEqual(outer.right + 1);
      expect(inner.left).toBeGreaterThanOrEqual(outer.left);
    };
    await waitFor(isInView);
    // As when a font arrives late.
    nav.style.letterSpacing = '3px';
    await waitFor(isInView);
    nav.style.letterSpacing = '';
    await waitFor(isInView);
  },
};
export const Titled: Story = { args: { title: 'Kestrel Fabrication' } };
