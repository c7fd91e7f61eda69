import { component, type DemoPage } from './build.ts';
import {
  card,
  drawing,
  entryPoints,
  familyCard,
  hexOf,
  line,
  pageTitle,
  partCard,
  section,
  shelf,
  space,
  text,
} from './parts.ts';

const products: DemoPage = {
  uri: '/products',
  description: 'Products',
  content: [
    pageTitle('Products'),
    text('The three families most customers start with, and the full catalogue below.', 12),
    section('Families'),
    shelf(3, [
      familyCard('Bolts', 'HXB-16080-88G', 'M5 to M64, classes 4.6 to 12.9.', '/products/bolts'),
      familyCard('Anchors', 'ANC-12100-316', 'Wedge, stud and resin.', '/products/anchors'),
      familyCard('Stainless', 'EYB-12000-316', 'A2 inland, A4 on the coast.', '/products/stainless'),
    ]),
    space(16),
    section('Nuts and washers'),
    component('grid', { columns: 3, rows: 1, initialRows: 1 }, [
      hexOf('Nuts', 'HXN-16000-08G', '/search/nut'),
      hexOf('Washers', 'WFL-16030-00G', '/search/washer'),
      hexOf('Spring washers', 'WSP-16000-00Z', '/search/spring'),
    ]),
    line(),
    component('productSelector', { showFilters: true, showSearchBar: true }),
  ],
};

const bolts: DemoPage = {
  uri: '/products/bolts',
  description: 'Bolts',
  parent: '/products',
  aliases: ['/bolts'],
  uri_settings: { openAtStart: true, search: 'hex bolt' },
  content: [
    pageTitle('Bolts'),
    text(
      `Hex bolts and set screws from M5 to M64, cap screws, and structural assemblies with their nuts and washers.

      | Class | Tensile strength, MPa | Yield strength, MPa | Use |
      | --- | ---: | ---: | --- |
      | 4.6 | 400 | 240 | Brackets, timber, holding down |
      | 8.8 | 800 | 640 | Machines and frames |
      | 10.9 | 1040 | 940 | Tensioned joints |
      | 12.9 | 1220 | 1100 | Tools and dies |`,
    ),
    section('Most ordered'),
    component(
      'grid',
      { columns: 3, rows: 2, initialRows: 1, showMore: true, showMoreIterator: 1, columnSpacing: 0, rowSpacing: 0 },
      [
        partCard('HXB-16080-88G', 'Hex bolt M16 × 80, 8.8, galvanised', 'For outdoor frames.'),
        partCard('HXB-12050-88Z', 'Hex bolt M12 × 50, 8.8, zinc', 'For machines and brackets indoors.'),
        partCard('HTB-20065-109', 'Structural assembly M20 × 65', 'Bolt, nut and washer from one lot.'),
        partCard('SCS-10040-129', 'Socket cap screw M10 × 40, 12.9', 'For places without room for a spanner.'),
        partCard('HXB-20100-88Z', 'Hex bolt M20 × 100, 8.8, zinc', 'For base plates and couplings.'),
        partCard('TRD-16100-48Z', 'Threaded rod M16 × 1 m', 'Cut to length on request.'),
      ],
      'Most ordered',
    ),
    space(16),
    section('What goes with them'),
    entryPoints([
      card('Nuts of the same class', 'A class 8 nut for an 8.8 bolt, class 10 for 10.9.', '/part/HXN-16000-08G'),
      card('Washers for bolt and nut', 'Use hardened washers for tensioned joints.', '/part/WFL-16030-00G'),
    ]),
    space(24),
    component('productSelector', { search: 'hex bolt' }),
  ],
};

const anchors: DemoPage = {
  uri: '/products/anchors',
  description: 'Anchors',
  parent: '/products',
  aliases: ['/anchors', '/masonry-anchors'],
  uri_settings: { openAtStart: false, search: 'anchor' },
  content: [
    pageTitle('Anchors'),
    text(
      'Mechanical anchors that hold at once, bonded anchors for use near an edge, and everything for cleaning holes.',
      12,
    ),
    section('Which anchor to use'),
    shelf(3, [
      partCard('ANC-12100-58Z', 'Wedge anchor M12 × 100, zinc', 'Dry concrete, away from edges.'),
      partCard('ANC-12100-316', 'Wedge anchor M12 × 100, stainless 316', 'Coast, pools and food.'),
      partCard('CHS-16190-58Z', 'Anchor stud M16 × 190', 'With resin: close to edges or in deep holes.'),
    ]),
    space(16),
    section('Setting a bonded anchor'),
    component(
      'grid',
      { columns: 2, rows: 1, initialRows: 1 },
      [
        component('image', {
          image: drawing('CHS-16190-58Z'),
          alt: 'The guide to setting anchors, as a PDF',
          overlay: 'PDF',
          document: '/documents/guide-anchors.pdf',
          height: 240,
        }),
        text(`1. Drill to the depth on the drawing, with the diameter in the assessment.
        2. Blow out four times, brush four times, blow out four times.
        3. Fill the hole two thirds full, from the bottom.
        4. Turn the stud in slowly, and leave it alone until it has cured.

        [How much resin](/calculators/chemical-volume) · [Read the full guide](/documents/guide-anchors.pdf)`),
      ],
      'How to',
    ),
    space(32),
    component('video2', {
      vimeoId: '76979871',
      title: 'Cleaning a hole, in two minutes',
      description: 'Why dust halves the strength of a bonded anchor.',
      poster: drawing('CHK-00300-VES'),
    }),
    space(24),
    component('productSelector', { search: 'anchor' }),
  ],
};

const stainless: DemoPage = {
  uri: '/products/stainless',
  description: 'Stainless',
  parent: '/products',
  aliases: ['/stainless'],
  content: [
    pageTitle('Stainless'),
    text(
      `A2 (304) for dry and inland locations, A4 (316) for the coast, pools and food.

      **Stainless threads can seize.** Lubricate them, tighten slowly, and never use a power tool at full speed.`,
      12,
    ),
    component(
      'layer',
      { rows: 2 },
      [
        component('image', {
          image: drawing('HXB-16080-A480'),
          alt: 'Drawing of HXB-16080-A480',
          height: 260,
          fill: 'contain',
        }),
        component('block', { align: 'End', vAlign: 'Bottom', direction: 'Column', stringPadding: '12' }, [
          text('HXB-16080-A480: [dimensions, packs and stock](/part/HXB-16080-A480)', 10),
        ]),
      ],
      'Drawing with text on top',
    ),
    space(24),
    component('quote', {
      text: 'Galling is not a fault of the bolt. It is what happens when two clean surfaces of the same metal are pressed together.',
      source: 'Our workshop',
      size: 20,
      padding: '32px 24px',
    }),
    space(24),
    component('image', {
      image: drawing('EYB-12000-316'),
      alt: 'A small catalogue of stainless parts to leaf through',
      overlay: 'FlipBook',
      document: '/documents/guide-stainless.pdf',
      pages: ['EYB-12000-316', 'ANC-12100-316', 'HXB-16080-A480'].map(drawing).join(', '),
      height: 200,
      width: '480',
    }),
    space(24),
    component('productSelector', { search: 'stainless' }),
  ],
};

export const productPages: readonly DemoPage[] = [products, bolts, anchors, stainless];
