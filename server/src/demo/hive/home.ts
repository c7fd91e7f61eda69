import { years } from './about-us.ts';
import { component, type DemoComponent, type DemoPage } from './build.ts';
import {
  card,
  deep,
  entryPoints,
  familyCard,
  pale,
  paleDrawing,
  section,
  sectionWith,
  shelf,
  space,
  text,
} from './parts.ts';

type Level = 'Page title' | 'Section';

const slide = (
  [title, level]: readonly [string, Level],
  markdown: string,
  picture: readonly DemoComponent[],
  more: readonly DemoComponent[] = [],
) =>
  component('grid', { columns: 2, rows: 1, initialRows: 1, columnSpacing: 32, columnShares: '5, 8' }, [
    component('block', { vAlign: 'Middle', stringPadding: '24.0.8.0' }, [
      component('title', { text: title, size: 46, level, margin: 14 }),
      text(markdown, 12),
      ...more,
    ]),
    component('block', { vAlign: 'Middle' }, picture),
  ]);

const slidePicture = (stock_code: string) => [
  component('image', { image: paleDrawing(stock_code), alt: `Drawing of ${stock_code}`, height: 320 }),
];

/** The picture of a bolted joint and its legend. */
const joint = [
  component('image', {
    image: '/images/figures/bolted-joint.svg?ink=pale',
    alt: 'A bolted joint before tightening: hex bolt M16 by 60, washers, two plates in section, hex nut',
    height: 280,
  }),
  component(
    'block',
    { direction: 'Row Left', align: 'Start', vAlign: 'Top', stringPadding: '12.0.0.0' },
    [
      ['1', 'Hex bolt', 'ISO 4014, M16 × 60'],
      ['2', 'Flat washer', 'ISO 7089, M16'],
      ['3', 'Plate', '12 mm, in section'],
      ['4', 'Hex nut', 'ISO 4032, M16'],
    ].map(([number, name, detail]) => text(`${number}  \n**${name}**  \n${detail}`, 10)),
    'Legend',
  ),
];

/** Number of parts by family when the page is created. Families are catalogue categories, or `Stainless`. */
export type FamilyCounts = ReadonlyMap<string, number>;

const familiesWith = (counts: FamilyCounts): readonly DemoComponent[] =>
  (
    [
      ['Bolts', 'Bolts and screws', 'HXB-16080-88G', 'M5 to M64, classes 4.6 to 12.9', '/products/bolts'],
      ['Socket screws', 'Socket screws', 'SCS-10040-129', 'Cap, set and countersunk, 12.9', '/search/socket'],
      ['Nuts', 'Nuts', 'HXN-16000-08G', 'Hex, thin and lock', '/search/nut'],
      ['Washers', 'Washers', 'WFL-16030-00G', 'Flat, large and spring', '/search/washer'],
      ['Threaded rod', 'Threaded rod', 'TRD-16100-48Z', 'A metre, or cut to length', '/search/rod'],
      ['Structural', 'Structural', 'HTB-20065-109', 'Bolt, nut and washer of one lot', '/brands/ironbark'],
      ['Anchors', 'Anchors', 'ANC-12100-316', 'Wedge, stud and resin', '/products/anchors'],
      ['Stainless', 'Stainless', 'EYB-12000-316', 'A2 inland, A4 on the coast', '/products/stainless'],
    ] as const
  ).map(([name, family, stock_code, says, link]) => {
    const count = counts.get(family) ?? 0;
    return familyCard(name, stock_code, says, link, count > 0 ? count.toLocaleString('en-AU') : '');
  });

/** NAV-01: the supplier's home page. */
export const homeWith = (counts: FamilyCounts): DemoPage => ({
  uri: '/home',
  description: 'Home',
  aliases: ['/start', '/index'],
  content: [
    component(
      'block',
      { fullWidth: true, background: deep, stringPadding: '24.0' },
      [
        component(
          'hero',
          { slides: 3, height: 400, title: 'What we do' },
          [
            slide(
              ['Fasteners to the drawing, on site tomorrow.', 'Page title'],
              'Every part with its dimensions, its stock in every warehouse and your contract price beside it.',
              joint,
              [
                component('productSelector', { showFilters: false, showSearchBar: true }, [], 'Search'),
                component('block', { stringMargin: '12.0.0.0' }, [
                  text(
                    'Try [M16](/search/M16), [nyloc](/search/nyloc) or [SCS-10040-129](/part/SCS-10040-129), or [order from a list](/orders/new)',
                    10.5,
                  ),
                ]),
              ],
            ),
            slide(
              ['The certificate before the truck.', 'Section'],
              `Inspection certificates by heat, batch or order number, on the day of dispatch.

        [Find a certificate](/testcert)`,
              slidePicture('HTB-20065-109'),
            ),
            slide(
              ['Ordered by four, on site by seven.', 'Section'],
              `Eight warehouses, and a counter near most postcodes.

        [How delivery works](/tomorrow) or [find a counter](/wherebuy)`,
              slidePicture('TRD-16100-48Z'),
            ),
          ],
          'Slides',
        ),
      ],
      'Hero',
    ),
    entryPoints(
      [
        card('Test certificates', 'By heat, batch or order number', '/testcert', 'Certificate'),
        card('Where to buy', 'Counters and resellers near a postcode', '/wherebuy', 'Place'),
        card(
          'Chemical volume',
          'Holes, depth and rod in; cartridges out',
          '/calculators/chemical-volume',
          'Calculator',
        ),
      ],
      'Entry points',
    ),
    component('line', { margin: 0 }),
    space(40),
    sectionWith('Product families', 'Drawn from the part’s own dimensions, in millimetres. [All products](/products)'),
    shelf(4, familiesWith(counts), 'Families'),
    space(40),
    component(
      'grid',
      { columns: 2, rows: 1, initialRows: 1, columnSpacing: 64, columnShares: '7, 4' },
      [
        component('block', {}, [
          section('From the bench'),
          component('articles', { articleType: 'Technical', showAtStart: 2, articleFilter: 'home', icon: 'Tool' }),
          component('articles', { articleType: 'Articles', showAtStart: 2, articleFilter: 'home', icon: 'Document' }),
        ]),
        component('block', {}, [section('Did you know'), component('didYouKnow', { columns: 1, rows: 4 })]),
      ],
      'Reading',
    ),
    space(64),
    component('block', { fullWidth: true, background: pale, stringPadding: '64.0' }, [
      component('quote', {
        text: 'The certificate is on my phone before the bolts are off the truck. That is the whole job, some days.',
        source: 'Site engineer, Rail bridge renewal in the Hunter Valley',
        size: 30,
        background: '',
        colour: '',
        padding: '0',
      }),
    ]),
    space(48),
    sectionWith('Ninety years of holding on', '[About us](/about-us)'),
    component('aboutUs', { title: 'Our years', years, openYear: 1955 }),
  ],
});
