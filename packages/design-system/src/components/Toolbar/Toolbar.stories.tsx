import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, ChevronDown, Italic, List, ListOrdered } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Menu } from '../Menu/Menu.tsx';
import { Toolbar, ToolbarButton, ToolbarSeparator } from './Toolbar.tsx';

const onSelect = fn();

function Formatting({ floating = false }: { floating?: boolean }) {
  const [bold, setBold] = useState(true);
  return (
    <Toolbar label="Format" floating={floating}>
      <Menu
        trigger={<ToolbarButton label="Text style: Paragraph" words="Paragraph" after={ChevronDown} />}
        entries={[
          { key: 'p', label: 'Paragraph', checked: true, onSelect },
          { key: 'h', label: 'Heading', checked: false, onSelect },
        ]}
      />
      <ToolbarSeparator />
      <ToolbarButton icon={Bold} label="Bold" keyHint="Ctrl B" pressed={bold} onClick={() => setBold(!bold)} />
      <ToolbarButton icon={Italic} label="Italic" pressed={false} />
      <ToolbarSeparator />
      <ToolbarButton icon={List} label="List" pressed={false} />
      <ToolbarButton icon={ListOrdered} label="Numbered list" reason="Not in a table" onClick={onSelect} />
    </Toolbar>
  );
}

const meta = {
  title: 'Design system/Toolbar',
  tags: ['autodocs'],
  component: Formatting,
} satisfies Meta<typeof Formatting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    onSelect.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Text style: Paragraph' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Bold', pressed: false })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    const blocked = canvas.getByRole('button', { name: 'Numbered list' });
    await expect(blocked).toHaveFocus();
    await expect(blocked).toHaveAccessibleDescription('Not in a table');
    await expect(onSelect).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('toolbar')).not.toContainElement(document.activeElement as HTMLElement);
  },
};
export const WithMenu: Story = {
  tags: ['!autodocs', 'no-visual'],
  play: async ({ canvas }) => {
    onSelect.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Text style: Paragraph' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Heading' }));
    await expect(onSelect).toHaveBeenCalledOnce();
  },
};
export const Floating: Story = { args: { floating: true } };
export const RightToLeft: Story = { tags: ['!autodocs'], globals: { direction: 'rtl' } };
export const Narrow: Story = {
  tags: ['!autodocs'],
  args: { floating: true },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
};
