import { commonScale, type DrawnPart } from '@portal/domain/drawing';
import { partEngineering } from '@portal/domain/engineering';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bolt, boltName } from '../part-panel/part.fixture.ts';
import { DimensionSheet } from './DimensionSheet.tsx';
import { EngineeringTables } from './EngineeringTables.tsx';
import { PartDrawing } from './PartDrawing.tsx';

const part = (image: string, figures: Readonly<Record<string, string>>): DrawnPart => ({
  image,
  dimensions: Object.entries(figures).map(([symbol, value]) => ({ symbol, label: symbol, value })),
});
const mm = (figures: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(figures).map(([symbol, value]) => [symbol, `${value} mm`]));
const screw = { d: 8, l: 40, b: 28, dk: 14, k: 4.4, s: 5, t: 2.6 };

const families: readonly (readonly [string, DrawnPart])[] = [
  ['Hex bolt', bolt],
  ['Socket cap screw', part('socket-cap-screw', mm({ ...screw, dk: 13, k: 8 }))],
  ['Socket button screw', part('socket-button-screw', mm(screw))],
  ['Socket countersunk screw', part('socket-countersunk-screw', mm({ ...screw, dk: 17.9, k: 5 }))],
  ['Socket set screw', part('set-screw-cup', mm({ d: 8, l: 12, s: 4, t: 5, dz: 5 }))],
  ['Hex nut', part('hex-nut', mm({ d: 12, m: 10.8, s: 18, e: 20 }))],
  ['Nyloc nut', part('nyloc-nut', mm({ d: 12, h: 14.9, m: 10.4, s: 18, e: 20 }))],
  ['Flat washer', part('flat-washer', mm({ d1: 13, d2: 24, h: 2.5 }))],
  ['Spring washer', part('spring-washer', mm({ d1: 12.2, d2: 21.1, b: 4, s: 2.5 }))],
  ['Threaded rod', part('threaded-rod', mm({ d: 12, l: 1000 }))],
  ['Self-drilling screw', part('self-drilling-hwf', mm({ d: 5.5, l: 40, s: 8, dc: 11.5, k: 4.4 }))],
  ['Blind rivet', part('blind-rivet', mm({ d: 4.8, l: 16, dk: 9.5, k: 1.5, dm: 2.9 }))],
  ['Split pin', part('split-pin', mm({ d: 4, l: 40, c: 7.4, b: 8, a: 4 }))],
  ['Wedge anchor', part('anchor-wedge', mm({ d: 12, d0: 12, hef: 65, L: 100 }))],
  ['Sleeve anchor', part('anchor-sleeve', mm({ d: 10, d0: 12, hef: 45, L: 60 }))],
  ['Drop-in anchor', part('anchor-drop-in', mm({ d: 10, d0: 12, L: 40 }))],
  ['Screw anchor', part('anchor-screw', mm({ d: 10, d0: 10, hef: 60, L: 75 }))],
  ['Chemical stud', part('chemical-stud', mm({ d: 16, hef: 125, l: 190 }))],
  ['Chemical capsule', part('chemical-capsule', mm({ d0: 18, hef: 125, L: 106 }))],
  ['Chemical cartridge', part('chemical-cartridge', { V: '300 ml' })],
  ['Eye bolt', part('eye-bolt', mm({ d: 12, d3: 54, d4: 30, l: 20.5 }))],
  ['U-bolt', part('u-bolt', mm({ d: 16, l: 150, w: 80, b: 64 }))],
];

const meta = {
  title: 'Widgets/PartDrawing',
  component: PartDrawing,
  args: { part: bolt, name: boltName },
} satisfies Meta<typeof PartDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InThePanel: Story = {
  name: 'PART-12 a bolt drawn from its dimensions, with an accessible name',
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: /^Drawing of Hex bolt M16 × 80.*: .*80.* millimetres$/ });
    await expect(within(drawing).getByText('M16')).toBeVisible();
    await expect(within(drawing).getByText('38')).toBeVisible();
  },
};

export const Families: Story = {
  name: 'PART-12 every family has its own drawing',
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))', gap: 24 }}>
      {families.map(([name, each]) => (
        <figure key={name} style={{ margin: 0 }}>
          <PartDrawing part={each} name={name} width={280} height={150} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(families.length);
  },
};

const compared = [
  ['M16 × 80', bolt],
  ['M12 × 50', { ...part('hex-bolt', mm({ d: 12, l: 50, b: 30, k: 7.5, s: 18, e: 20 })), size: 'M12' }],
  ['M8 × 40', { ...part('hex-bolt', mm({ d: 8, l: 40, b: 22, k: 5.3, s: 13, e: 14.4 })), size: 'M8' }],
] as const;
const field = { width: 280, height: 140, amount: 'one' } as const;

export const OneScale: Story = {
  name: 'Several parts to one scale',
  render: () => {
    const scale = commonScale(
      compared.map(([, each]) => each),
      field,
    );
    return (
      <div style={{ display: 'flex', gap: 24 }}>
        {compared.map(([name, each]) => (
          <div key={name} style={{ width: 280 }}>
            <PartDrawing part={each} name={name} {...field} scale={scale} />
          </div>
        ))}
      </div>
    );
  },
};

const onPrint = fn();
export const Sheet: Story = {
  name: 'PART-12 the sheet: every dimension by its symbol, and a table of values',
  render: () => (
    <DimensionSheet part={bolt} name={boltName} standard="ISO 4014" onPrint={onPrint} file="/images/drawings/HXB" />
  ),
  play: async ({ canvas }) => {
    for (const text of ['d M16', 'l 80', 'b 38', 'k 10', 's 24', 'e 26.75'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'e Width across corners 26.75 mm' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print drawing' }));
    await expect(onPrint).toHaveBeenCalled();
    const dxf = canvas.getByRole('link', { name: 'Download drawing as DXF' });
    await expect(dxf).toHaveAttribute('href', '/images/drawings/HXB.dxf');
  },
};

const facts = { image: 'hex-bolt', size: 'M16', thread: 'Metric coarse', spec: '8.8', finish: 'Hot-dip galvanised' };
export const Engineering: Story = {
  name: 'PART-07 strength, torque and limits of size, each with its source',
  render: () => (
    <EngineeringTables name={boltName} engineering={partEngineering({ facts, dimensions: bolt.dimensions })} />
  ),
  play: async ({ canvas }) => {
    const strength = canvas.getByRole('table', { name: `Strength and tightening of ${boltName}` });
    await expect(within(strength).getByRole('row', { name: /^Proof load 90\.\d kN ISO 898-1/ })).toBeVisible();
    await expect(
      within(strength).getByRole('row', { name: /Tightening torque, guide 218 Nm .*K = 0\.20/ }),
    ).toBeVisible();
    const limits = canvas.getByRole('table', { name: `Limits of size of ${boltName}` });
    await expect(
      within(limits).getByRole('row', { name: /across flats, h13 23\.67 to 24 mm ISO 4759-1/ }),
    ).toBeVisible();
  },
};
