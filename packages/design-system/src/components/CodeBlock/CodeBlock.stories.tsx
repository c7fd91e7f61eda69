import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CodeBlock } from './CodeBlock.tsx';

const meta = {
  title: 'Design system/CodeBlock',
  tags: ['autodocs'],
  component: CodeBlock,
  args: { label: 'Response', children: '{\n  "stock_code": "HXB-12050-88Z",\n  "price": 54.2,\n  "per": 100\n}' },
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: Response' }));
    await expect(copied).toEqual([args.children]);
    await waitFor(() => expect(canvas.getByText('Copied')).toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByText('Copied')).toBeNull(), { timeout: 5_000 });
  },
};
export const LongLines: Story = {
  args: { children: `curl https://portal.example/v3/search --data '{"needle":"${'hex bolt '.repeat(12)}"}'` },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const code = canvas.getByRole('region', { name: 'Response' }).getBoundingClientRect();
    const copy = canvas.getByRole('button', { name: 'Copy: Response' }).getBoundingClientRect();
    await expect(copy.left - code.right).toBeGreaterThanOrEqual(4);
  },
};
