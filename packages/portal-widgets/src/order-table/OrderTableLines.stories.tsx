import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DemoSource } from './demo-source.ts';
import type { LineView } from './line-view.ts';
import { OrderTableDemo, type OrderTableDemoProps, quantity, rowOf } from './order-table-demo.tsx';

/** Codes of up to 28 characters; the last ones are the finish. */
class LongCodeSource extends DemoSource {
  constructor(count: number) {
    super(count);
    const { line, stockCode } = this;
    const views = new WeakMap<LineView, LineView>();
    const long = (code: string) => `${code}-HOT-DIP-GALV`;
    this.stockCode = (id) => long(stockCode(id));
    this.line = (id) => {
      const view = line(id);
      if (!view) return null;
      const longView = views.get(view) ?? { ...view, line: { ...view.line, stock_code: long(view.line.stock_code) } };
      views.set(view, longView);
      return longView;
    };
  }
}

/** The table unmounts by a shortcut, as when another order is shown: the focused field gets no blur event. */
function LeavingDemo(props: OrderTableDemoProps) {
  const [shows, setShows] = useState(true);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'F8') setShows(false);
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, []);
  return shows ? <OrderTableDemo {...props} /> : <p>Another order</p>;
}

const meta = {
  title: 'Widgets/OrderTable with lines that change',
  component: OrderTableDemo,
  parameters: { layout: 'fullscreen' },
  args: { lines: 18, onRemedy: fn() },
} satisfies Meta<typeof OrderTableDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const requested = new Set<string>();
export const InSightOnly: Story = {
  name: 'LINE-01 of five hundred lines, only the visible ones are formatted',
  args: { lines: 500 },
  tags: ['no-visual'],
  beforeEach: ({ args }) => {
    requested.clear();
    const source = new DemoSource(500);
    const { line } = source;
    source.line = (id) => {
      requested.add(id);
      return line(id);
    };
    args.source = source;
  },
  play: async ({ canvas }) => {
    await expect(quantity(canvas, 5)).toBeVisible();
    await expect(requested.size).toBeLessThan(60);
  },
};

export const RepliesWhileTyping: Story = {
  name: 'CART-22 a field keeps what is being typed while every line updates',
  tags: ['no-visual'],
  beforeEach: ({ args }) => {
    args.source = new DemoSource(18);
  },
  play: async ({ canvas, args }) => {
    const field = quantity(canvas, 5);
    await userEvent.click(field);
    await userEvent.keyboard('70');
    args.source?.reprice(1.1);
    await userEvent.keyboard('0');
    await expect(quantity(canvas, 5)).toBe(field);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('700');
  },
};

const typedLast = fn();
export const LeftWhileTyping: Story = {
  name: 'CART-22 a quantity being typed when the table unmounts is committed',
  tags: ['no-visual'],
  render: (args) => <LeavingDemo {...args} />,
  beforeEach: ({ args }) => {
    typedLast.mockClear();
    const source = new DemoSource(18);
    const { quantity: type } = source;
    source.quantity = (...change) => {
      typedLast(...change);
      type(...change);
    };
    args.source = source;
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(quantity(canvas, 5));
    await userEvent.keyboard('700{F8}');
    await expect(canvas.getByText('Another order')).toBeVisible();
    const [, , , , line] = args.source?.lineIds() ?? [];
    await waitFor(() => expect(typedLast).toHaveBeenLastCalledWith(line, '700', 'done'));
  },
};

/** Text spacing that a user's own style sheet may set (WCAG 1.4.12). */
const textSpacing = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

const clippedRows = (rows: readonly HTMLElement[]) => rows.filter((row) => row.scrollWidth > row.clientWidth);
/** The names of heads that show; the others are a pixel wide, for screen readers. */
const namesOf = (heads: readonly HTMLElement[]) =>
  heads.flatMap((head) => [...head.querySelectorAll('span')]).filter((name) => name.clientWidth > 1);
/** The baseline of an element's first line: the bottom of an empty inline block before it. */
function baselineOf(element: HTMLElement): number {
  const probe = document.createElement('span');
  probe.style.display = 'inline-block';
  element.prepend(probe);
  const { bottom } = probe.getBoundingClientRect();
  probe.remove();
  return bottom;
}
export const HeadsInCapitals: Story = {
  name: 'LINE-01 no head is cut off in the capitals of Gunmetal Grey, and smaller words share the baseline of their row',
  args: { width: '1100px' },
  globals: { theme: 'gunmetal-grey' },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await nextFrame();
    const names = namesOf(canvas.getAllByRole('columnheader'));
    await expect(names.length).toBeGreaterThan(6);
    await expect(names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)).toEqual(
      [],
    );
    await expect(canvas.getByRole('columnheader', { name: 'Your code' })).toBeVisible();
    const [type] = canvas.getAllByText('Spec');
    const cells = type ? [...(type.closest('[role="row"]')?.children ?? [])] : [];
    const code = cells.find((cell) => /^[A-Z]{3}-\d{5}/.test(cell.textContent ?? ''));
    await expect(type && baselineOf(type)).toBe(code instanceof HTMLElement && baselineOf(code));
  },
};

export const NarrowWithCodes: Story = {
  name: 'LINE-01 at tablet width no permanent column is cut off',
  args: { width: '780px' },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await nextFrame();
    await expect(canvas.getByRole('columnheader', { name: 'Sydney stock' })).toBeVisible();
    await expect(clippedRows(canvas.getAllByRole('row'))).toEqual([]);
  },
};

export const NarrowWithLongCodes: Story = {
  name: 'LINE-01 a table too narrow for its longest code and the other columns shows cards, with the full code',
  args: { width: '800px' },
  tags: ['no-visual'],
  beforeEach: ({ args }) => {
    args.source = new LongCodeSource(18);
  },
  play: async ({ canvas }) => {
    await nextFrame();
    await expect(canvas.queryByRole('columnheader', { name: 'Sydney stock' })).toBeNull();
    await expect(canvas.getAllByText(/-HOT-DIP-GALV$/).length).toBeGreaterThan(3);
    await expect(clippedRows(canvas.getAllByRole('row'))).toEqual([]);
  },
};

export const LongCodes: Story = {
  name: 'LINE-01 the code column is as wide as the longest code, also with wider text spacing',
  beforeEach: ({ args }) => {
    args.source = new LongCodeSource(18);
  },
  play: async ({ canvas, canvasElement }) => {
    const head = canvas.getByRole('columnheader', { name: 'Code' });
    const expectWhole = async () => {
      const codes = canvas.getAllByText(/-HOT-DIP-GALV$/).map((text) => text.closest('[role="gridcell"]') as Element);
      await expect(codes.length).toBeGreaterThan(10);
      await expect(codes.filter((cell) => cell.scrollWidth > cell.clientWidth)).toEqual([]);
    };
    // Codes wider than estimated are measured before the next frame.
    await nextFrame();
    await expectWhole();
    const before = head.getBoundingClientRect().width;
    const sheet = document.createElement('style');
    sheet.textContent = textSpacing;
    canvasElement.append(sheet);
    await waitFor(() => expect(head.getBoundingClientRect().width).toBeGreaterThan(before));
    await nextFrame();
    await expectWhole();
    sheet.remove();
    await waitFor(() => expect(head.getBoundingClientRect().width).toBe(before));
  },
};

/** Waits for React to render the changes of an event, but not for a frame. */
const reactRendered = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const topOf = (row: HTMLElement) => new DOMMatrix(getComputedStyle(row).transform).m42;
export const OpenedForAMoment: Story = {
  name: 'LINE-10 on small screens a panel opened and closed within one frame leaves no gap',
  args: { width: '390px' },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const second = rowOf(quantity(canvas, 2));
    const panels = () => canvas.queryAllByText('The panel of HXB-12050-88Z').length;
    // Card heights settle after they have been observed.
    await nextFrame();
    const top = topOf(second);
    canvas.getByText('HXB-12050-88Z').click();
    await reactRendered();
    const opened = panels();
    const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(pressed);
    await reactRendered();
    await expect([opened, panels()]).toEqual([1, 0]);
    await nextFrame();
    await expect(topOf(second)).toBe(top);
  },
};
