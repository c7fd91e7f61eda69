import { Button, EmptyState } from '@portal/design-system';
import type { SearchReading, SelectorSort, SelectorViewName } from '@portal/domain/catalogue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type DemoSelection, demoFiltered, demoGroups, demoParts, demoSource } from './fixtures.ts';
import type { ProductSelectorProps } from './ProductSelector.props.ts';
import { ProductSelector } from './ProductSelector.tsx';

interface DemoProps extends Partial<ProductSelectorProps> {
  readonly parts?: number;
  readonly startView?: SelectorViewName;
  readonly prices?: boolean;
  readonly width?: string;
  readonly dir?: 'ltr' | 'rtl';
  readonly said?: string;
  readonly onAdded?: (stock_code: string, quantity: string) => void;
  /** Shows what was added in place of its field, as the search page does. */
  readonly addsOnce?: boolean;
  readonly onCompare?: (codes: readonly string[]) => void;
}

const drawing = (
  <svg width="150" height="80" viewBox="0 0 150 80" aria-hidden="true" fill="none" stroke="currentColor">
    <path d="M10 20h26v40H10zM36 28h100v24H36z" strokeWidth="1.6" />
    <path d="M4 40h140" strokeWidth=".6" strokeDasharray="9 2.5 2 2.5" />
  </svg>
);
const read: SearchReading = {
  pieces: [
    { name: 'Size', value: 'M12', assumed: false },
    { name: 'Length', value: '50 mm', assumed: true },
    { name: '', value: 'Hex bolt', assumed: false },
  ],
  quantity: null,
  setAside: ['foo'],
  corrected: [{ typed: 'blot', meant: 'bolt' }],
  notSold: [{ asked: 'Castle nut', nearest: 'Nyloc nut' }],
  notInSize: [],
  several: [],
  noSuchSize: [],
  near: [],
  set: [],
};

function Demo(props: DemoProps) {
  const {
    parts: count = 240,
    startView = 'table',
    prices = true,
    width = '100%',
    dir,
    onAdded,
    onCompare,
    addsOnce = false,
  } = props;
  const parts = useMemo(() => demoParts(count), [count]);
  const [demo] = useState(() =>
    demoSource(parts, {
      'HB-10008-88': { why: 'your code KF-1032', codeRanges: [[3, 8]], descriptionRanges: [[0, 3]] },
    }),
  );
  const [selection, setSelection] = useState<DemoSelection>({});
  const [text, setText] = useState('');
  const [sort, setSort] = useState<SelectorSort>('best');
  const [view, setView] = useState<SelectorViewName>(startView);
  const [open, setOpen] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [said, setSaid] = useState(props.said ?? '');
  const codes = useMemo(() => {
    const found = demoFiltered(parts, selection, text).map((part) => part.stock_code);
    return sort === 'code_down' ? found.sort().reverse() : found;
  }, [parts, selection, text, sort]);
  const listed = props.showFilters !== false;
  const groups = useMemo(() => (listed ? demoGroups(parts, selection) : []), [listed, parts, selection]);
  const [added, setAdded] = useState<Readonly<Record<string, string>>>({});
  const adding = useMemo(
    () => ({
      to: 'Order' as const,
      lockedReason: null,
      onAddSet: () => {},
      added: (stock_code: string) => {
        const quantity = added[stock_code];
        return quantity === undefined ? null : { text: `In 204822: ${quantity}`, to: '/orders/KES014-204822' };
      },
      onAdd: (stock_code: string, quantity: string) => {
        if (!/^\d+$/.test(quantity)) {
          setSaid(`${quantity} is no quantity.`);
          return false;
        }
        setSaid(`Added ${quantity} of ${stock_code}.`);
        onAdded?.(stock_code, quantity);
        if (addsOnce) setAdded((before) => ({ ...before, [stock_code]: quantity }));
        return true;
      },
    }),
    [onAdded, addsOnce, added],
  );
  const comparing = useMemo(
    () => ({
      chosen,
      onToggle: (code: string) =>
        setChosen(chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code]),
      onClear: () => setChosen([]),
      onCompare: () => onCompare?.(chosen),
    }),
    [chosen, onCompare],
  );
  return (
    <div dir={dir} style={{ height: '620px', width, maxWidth: '100%', display: 'flex', flexDirection: 'column' }}>
      {prices ? (
        <button type="button" onClick={demo.arrive} style={{ position: 'absolute', insetInlineEnd: 0, opacity: 0 }}>
          Prices arrive for {demo.watched().length}
        </button>
      ) : null}
      <ProductSelector
        showFilters
        showSearchBar
        openAtStart
        text={text}
        chips={Object.entries(selection).flatMap(([id, values]) =>
          values.length > 0 ? [{ id, label: `${id}: ${values.join(' or ')}` }] : [],
        )}
        onText={setText}
        onSubmit={() => {}}
        onRemoveChip={(id) => setSelection({ ...selection, [id]: [] })}
        reading={props.reading ?? null}
        filters={{
          groups,
          state: 'ready',
          onChoose: (root, filters) => setSelection({ ...selection, [root]: filters }),
          onClearAll: () => setSelection({}),
          onRetry: () => {},
        }}
        state="ready"
        codes={codes}
        nearCodes={props.nearCodes ?? []}
        source={demo.source}
        sort={sort}
        onSort={setSort}
        view={view}
        onView={setView}
        priced={prices}
        picture={() => drawing}
        openPart={open}
        onOpenPart={setOpen}
        panel={(code) => <div style={{ padding: '16px' }}>Everything about {code}</div>}
        adding={adding}
        comparing={comparing}
        said={said}
        empty={
          <EmptyState title="No parts match all of these filters." action={<Button>Clear filters</Button>}>
            <p>Clear one, or search in fewer words.</p>
          </EmptyState>
        }
        spacing="medium"
        format={{ number_format: 1, currency_format: 1 }}
        scroll="self"
        onRetry={() => {}}
        {...Object.fromEntries(Object.entries(props).filter(([key]) => key !== 'onCompare' && key !== 'said'))}
      />
    </div>
  );
}

const meta = {
  title: 'Widgets/ProductSelector',
  component: Demo,
  parameters: { layout: 'fullscreen' },
  args: { onAdded: fn(), onCompare: fn(), onRetry: fn() },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (canvas: ReturnType<typeof within>, code: string) => {
  const row = canvas.getByRole('textbox', { name: `Quantity of ${code}` }).closest('[role="row"]');
  if (!(row instanceof HTMLElement)) throw new Error(`No row of ${code}`);
  return within(row);
};

export const Table: Story = {
  name: 'PART-02 a row adds its quantity, with a message; prices are requested for visible rows',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('240 parts')).toBeVisible();
    const arrive = canvas.getByRole('button', { name: /^Prices arrive/ });
    await userEvent.click(arrive);
    const row = rowOf(canvas, 'HB-10002-88');
    await expect(row.getByText('5.37')).toBeVisible();
    const field = row.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '75');
    await userEvent.hover(row.getByRole('button', { name: 'Add to Order HB-10002-88' }));
    await waitFor(() =>
      expect(document.querySelector('[role="tooltip"]')).toHaveTextContent('Click to add this product to your order'),
    );
    await userEvent.click(row.getByRole('button', { name: 'Add to Order HB-10002-88' }));
    await expect(args.onAdded).toHaveBeenLastCalledWith('HB-10002-88', '75');
    await expect(field).toHaveValue('25');
    await expect(canvas.getAllByText('Added 75 of HB-10002-88.')[0]).toBeVisible();
    await userEvent.type(field, 'x{Enter}');
    await expect(args.onAdded).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('x');
  },
};

export const Sentence: Story = {
  name: 'SRCH-01 the interpretation shows below the text, with what was left out, changed or assumed; the text stays',
  args: { reading: read, nearCodes: ['HB-10008-88'] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Code, size or words' });
    await userEvent.type(field, 'hex{Enter}');
    await expect(field).toHaveValue('hex');
    const understood = within(canvas.getByRole('list', { name: 'Understood as' }));
    await expect(understood.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Size M12',
      'Length 50 mm?',
      'Hex bolt',
      'foo',
    ]);
    await expect(canvas.getByText(/Nothing matches “foo”\. Showing results without it\./)).toHaveTextContent(
      'We don’t sell “Castle nut”. The nearest we sell is “Nyloc nut”.',
    );
    await expect(canvas.getByText('1 come close')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Hex bolt/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove PTYP: Hex bolt' }));
    await expect(canvas.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent('HB-');
  },
};

export const WhyFound: Story = {
  name: 'SRCH-02 matching characters are marked, and a match by another code says so',
  play: async ({ canvas }) => {
    const row = rowOf(canvas, 'HB-10008-88');
    await expect(row.getByText('10008').tagName).toBe('MARK');
    await expect(row.getAllByText('your code KF-1032')[0]).toBeVisible();
  },
};

export const Filtering: Story = {
  name: 'FILT-02 a filter reduces the results; the empty state says what to do',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Hex bolt/ }));
    await expect(canvas.getByText('40 parts')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'Code, Z to A');
    const codes = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('[data-row]')].map((row) => row.dataset.row ?? '');
    await waitFor(() => expect(codes()).toEqual([...codes()].sort().reverse()));
    await expect(codes().length).toBeGreaterThan(2);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Code, size or words' }), 'qqq');
    await expect(canvas.getByText('No parts match all of these filters.')).toBeVisible();
  },
};

export const Comparing: Story = {
  name: 'PART-11 up to eight parts are chosen for comparison',
  args: { showFilters: false },
  play: async ({ args, canvas }) => {
    const boxes = canvas.getAllByRole('checkbox', { name: /^Compare / });
    for (const box of boxes.slice(0, 8)) await userEvent.click(box);
    await expect(canvas.getByRole('region', { name: 'Compare' })).toHaveTextContent('8 of 8');
    const ninth = boxes[8];
    if (!ninth) throw new Error('No ninth part');
    await userEvent.click(ninth);
    await expect(ninth).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await expect(args.onCompare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByRole('region', { name: 'Compare' })).toBeNull();
  },
};

export const Pictures: Story = {
  args: { startView: 'picture' },
  play: async ({ args, canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Parts' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(48);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 48 more of 240' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(96);
    await userEvent.click(canvas.getByRole('button', { name: /^Prices arrive/ }));
    await userEvent.click(list.getByRole('button', { name: 'HB-10002-88' }));
    await expect(canvas.getByText('Everything about HB-10002-88')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Add to Order HB-10002-88' }));
    await expect(args.onAdded).toHaveBeenLastCalledWith('HB-10002-88', '25');
  },
};

/** Heights in a grid, in px, at which no part is shown. Read at one moment, since what loads above the grid moves it. */
function blankPlaces(grid: HTMLElement): number[] {
  const box = grid.getBoundingClientRect();
  const blank: number[] = [];
  for (let y = box.top + 40; y < box.bottom - 4; y += 24) {
    const row = document.elementFromPoint(box.left + 120, y)?.closest('[role="row"]');
    if (!row?.textContent.includes('-88')) blank.push(y - box.top);
  }
  return blank;
}

export const HundredThousand: Story = {
  name: 'SRCH-03 a hundred thousand parts show rows wherever the list is scrolled to',
  args: { parts: 100_000, showFilters: false },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Parts' });
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    for (const top of [900, 40_000, 1_000_000, 1_000_700, 3_200_000]) {
      grid.scrollTop = top;
      // How many frames this takes depends on the machine; `npm run bench -- grid` measures blank frames.
      await waitFor(() => expect(blankPlaces(grid)).toEqual([]));
    }
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

export const Public: Story = {
  name: 'FILT-05 no prices without an account, no adding outside an order',
  args: { prices: false, adding: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Price' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Add to/ })).toBeNull();
  },
};

export const Options: Story = {
  name: 'FILT-05 without filters, without search bar, collapsed at the start',
  args: { showFilters: false, showSearchBar: false, openAtStart: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Find parts' }));
    await expect(canvas.getByRole('grid', { name: 'Parts' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Filters' })).toBeNull();
  },
};

export const LongestFinish: Story = {
  name: 'SRCH-01 the longest finish of the trade fits its column on one line',
  // The columns of a wide screen.
  args: { showFilters: false },
  decorators: [(Story) => <div style={{ minWidth: 1240 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [finish] = await canvas.findAllByRole('gridcell', { name: 'Mechanical galvanised' });
    const text = document.createRange();
    text.selectNodeContents(finish as Node);
    const lines = new Set(Array.from(text.getClientRects(), ({ bottom }) => Math.round(bottom)));
    await expect([...lines]).toHaveLength(1);
  },
};

export const Phone: Story = {
  name: 'FILT-02 at 360 px the filters are in a drawer with a count',
  args: { width: '360px' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const drawer = within(await within(document.body).findByRole('dialog', { name: /^Filters: 240 parts/ }));
    await userEvent.click(drawer.getByRole('checkbox', { name: /^Hex bolt/ }));
    await userEvent.click(drawer.getByRole('button', { name: 'Show 40 parts' }));
    await expect(await canvas.findByRole('button', { name: 'Filters 1 chosen' })).toBeVisible();
    const grid = canvas.getByRole('grid', { name: 'Parts' });
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
  },
};

export const Tablet: Story = {
  name: 'PART-02 at 800 px parts that can be added are cards, and no description is cut off',
  args: { width: '800px' },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Parts' });
    await waitFor(() => expect(grid.parentElement).toHaveAttribute('data-small'));
    const cells = within(grid).getAllByRole('gridcell');
    await expect(cells.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)).toEqual([]);
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
  },
};

export const RightToLeft: Story = { args: { dir: 'rtl' } };
export const Locked: Story = {
  args: { adding: { to: 'Quote', lockedReason: 'The quote is confirmed.', onAddSet: () => {}, onAdd: () => false } },
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: /^Add to Quote/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('The quote is confirmed.');
  },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AfterAdding: Story = {
  name: "PART-02 after Add the order's text takes the place of quantity and button, and nothing moves",
  args: { addsOnce: true },
  play: async ({ canvas }) => {
    const row = rowOf(canvas, 'HB-10002-88');
    const button = row.getByRole('button', { name: 'Add to Order HB-10002-88' });
    const line = button.closest('[role="row"]');
    const before = line?.getBoundingClientRect().toJSON();
    button.focus();
    await userEvent.keyboard('{Enter}');
    const link = await canvas.findByRole('link', { name: 'In 204822: 25' });
    await expect(link).toHaveAttribute('href', '/orders/KES014-204822');
    await expect(link).toHaveFocus();
    await expect(canvas.queryByRole('textbox', { name: 'Quantity of HB-10002-88' })).toBeNull();
    await expect(line?.getBoundingClientRect().toJSON()).toEqual(before);
  },
};
