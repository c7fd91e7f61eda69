import { type Draft, draftOf, startFrom, withToken } from '@portal/design-system/theme-editing';
import { themes } from '@portal/design-system/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ThemeCustomiserProps } from './ThemeCustomiser.props.ts';
import { ThemeCustomiser } from './ThemeCustomiser.tsx';

function Held({ draft: first, onChange, onExport }: ThemeCustomiserProps) {
  const [draft, setDraft] = useState<Draft>(first);
  return (
    <div style={{ maxWidth: 440 }}>
      <ThemeCustomiser
        draft={draft}
        onExport={onExport}
        onChange={(next) => {
          setDraft(next);
          onChange(next);
        }}
      />
    </div>
  );
}

const standard = draftOf(startFrom('standard', themes.standard));

const meta = {
  title: 'Widgets/ThemeCustomiser',
  component: ThemeCustomiser,
  args: { draft: standard, onChange: fn(), onExport: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ThemeCustomiser>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  name: 'THEME-03 every role of the theme, grouped',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('All text and controls have enough contrast')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledWith(expect.stringContaining('"portal-theme"'));
  },
};

export const TooClose: Story = {
  name: 'THEME-03 pairs below AA are listed with a fix, and repaired together',
  // Contains samples of colour pairs with too little contrast.
  tags: ['no-contrast'],
  args: { draft: withToken(standard, 'text3', 'oklch(0.72 0.02 260)') },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: 'Contrast' }));
    await expect(list.getByRole('status')).toHaveTextContent(/pairs with too little contrast/);
    await expect(list.getByText(/Muted text on page/)).toHaveTextContent(/2\.\d of 4\.5/);
    await userEvent.click(list.getAllByRole('button', { name: /^Use #\w{6} for muted text$/ })[0] as HTMLElement);
    await expect(list.getByRole('status')).toHaveTextContent('All text and controls have enough contrast');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(list.getByRole('status')).toHaveTextContent(/too little contrast/);
    await userEvent.click(list.getByRole('button', { name: 'Repair all' }));
    await expect(list.getByRole('status')).toHaveTextContent('All text and controls have enough contrast');
  },
};

export const Typed: Story = {
  name: 'THEME-03 a typed value is refused with a reason, and undone by Ctrl+Z',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Text', { selector: 'summary' }));
    const field = canvas.getByRole('textbox', { name: 'Text' });
    await userEvent.clear(field);
    await userEvent.type(field, 'navy{Enter}');
    await expect(canvas.getByText('Type a colour, such as #1c4f8f')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '#203040{Enter}');
    await expect(field).toHaveValue('#203040');
    canvas.getByRole('button', { name: 'Pick a colour: Text' }).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(field).not.toHaveValue('#203040');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(field).toHaveValue('#203040');
  },
};

export const Imported: Story = {
  name: 'THEME-03 a pasted theme is checked, then imported',
  play: async ({ canvas }) => {
    const paste = canvas.getByRole('textbox', { name: 'Or paste an exported theme' });
    await userEvent.click(paste);
    await userEvent.paste('{"format":"portal-theme","version":1,"tokens":{"accent":"url(x)"}}');
    await userEvent.click(canvas.getByRole('button', { name: 'Use it' }));
    await expect(canvas.getByText('accent: Accent must be a colour: #rrggbb or oklch(L C H).')).toBeVisible();
    await userEvent.clear(paste);
    await userEvent.paste('{"format":"portal-theme","version":1,"base":"midnight","tokens":{"r-m":"3px"}}');
    await userEvent.click(canvas.getByRole('button', { name: 'Use it' }));
    await expect(canvas.getByText(/missing roles were taken from Midnight/)).toBeVisible();
    await expect(canvas.getByLabelText('Start from')).toHaveValue('midnight');
  },
};

export const Derived: Story = {
  name: 'THEME-03 all colours are derived from a brand’s accent and neutral colour, in one step',
  tags: ['no-visual'],
  play: async ({ canvas, args }) => {
    const accent = canvas.getByRole('textbox', { name: 'Brand accent' });
    await userEvent.clear(accent);
    await userEvent.type(accent, '#8a1c3b{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Derive the rest' }));
    await expect(canvas.getByText('All text and controls have enough contrast')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ past: [standard.theme], theme: expect.objectContaining({ scheme: 'light' }) }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ theme: expect.objectContaining({ scheme: 'dark' }) }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
  },
};
