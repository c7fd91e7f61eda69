import { years } from './about-us.ts';
import { component, type DemoPage, words } from './build.ts';
import { card, deep, familyCard, line, paleDrawing, section, space, text } from './parts.ts';

const slide = (title: string, markdown: string, stock_code: string, level: 'Page title' | 'Section') =>
  component('grid', { columns: 2, rows: 1, initialRows: 1, columnSpacing: 24 }, [
    component('block', { vAlign: 'Middle', stringPadding: '24.0' }, [
      component('title', { text: title, size: 46, level }),
      text(markdown, 12),
    ]),
    component('image', { image: paleDrawing(stock_code), alt: `Drawing of ${stock_code}`, height: 340 }),
  ]);

/** NAV-01: the supplier's home page. */
export const home: DemoPage = {
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
          { slides: 3, height: 380, title: 'What we do' },
          [
            slide(
              'Fasteners to the drawing, on site tomorrow.',
              `Every part with its dimensions, its stock in every warehouse and your contract price beside it.

        [Find parts](/search) or [order from a list](/orders/new)`,
              'HXB-16080-88G',
              'Page title',
            ),
            slide(
              'The certificate before the truck.',
              `Inspection certificates by heat, batch or order number, the day the bolts leave us.

        [Find a certificate](/testcert)`,
              'HTB-20065-109',
              'Section',
            ),
            slide(
              'Ordered by four, on site by seven.',
              `Eight warehouses, and a counter near most postcodes.

        [How delivery works](/tomorrow) or [find a counter](/wherebuy)`,
              'TRD-16100-48Z',
              'Section',
            ),
          ],
          'Slides',
        ),
      ],
      'Hero',
    ),
    component(
      'grid',
      { columns: 3, rows: 1, initialRows: 1 },
      [
        card('Test certificates', 'By heat, batch or order number.', '/testcert'),
        card('Where to buy', 'Counters and resellers near a postcode.', '/wherebuy'),
        card('Chemical volume', 'Holes, depth and rod in; cartridges out.', '/calculators/chemical-volume'),
      ],
      'Doors',
    ),
    line(),
    section('Product families'),
    text('Drawn from the part’s own dimensions. Millimetres.', 10),
    component(
      'grid',
      { columns: 4, rows: 2, initialRows: 2, rowSpacing: 24 },
      [
        familyCard('Bolts', 'HXB-16080-88G', 'M5 to M64, classes 4.6 to 12.9.', '/products/bolts'),
        familyCard('Socket screws', 'SCS-10040-129', 'Cap, set and countersunk, 12.9.', '/search/socket'),
        familyCard('Nuts', 'HXN-16000-08G', 'Hex, thin and lock.', '/search/nut'),
        familyCard('Washers', 'WFL-16030-00G', 'Flat, large and spring.', '/search/washer'),
        familyCard('Threaded rod', 'TRD-16100-48Z', 'A metre, or cut to length.', '/search/rod'),
        familyCard('Structural', 'HTB-20065-109', 'Bolt, nut and washer of one lot.', '/brands/ironbark'),
        familyCard('Anchors', 'ANC-12100-316', 'Wedge, stud and resin.', '/products/anchors'),
        familyCard('Stainless', 'EYB-12000-316', 'A2 inland, A4 on the coast.', '/products/stainless'),
      ],
      'Families',
    ),
    component('productSelector', { showFilters: true, showSearchBar: true }, [], 'All parts'),
    line(),
    component(
      'grid',
      { columns: 2, rows: 1, initialRows: 1, columnSpacing: 48 },
      [
        component('block', {}, [
          section('From the bench'),
          component('articles', { articleType: 'Technical', showAtStart: 5, articleFilter: 'home', icon: 'Tool' }),
        ]),
        component('block', {}, [section('Did you know'), component('didYouKnow', { columns: 2, rows: 2 })]),
      ],
      'Reading',
    ),
    space(32),
    component('quote', {
      text: 'The certificate is on my phone before the bolts are off the truck. That is the whole job, some days.',
      source: 'Site engineer, Rail bridge renewal in the Hunter Valley',
      size: 28,
      colour: '',
      padding: '56px 48px',
    }),
    space(24),
    section('Ninety years of holding on'),
    component('aboutUs', { title: 'Our years', years, openYear: 1955 }),
    space(16),
    component('hyperText', {
      html: words(`<p>Since 1935 we have sold one thing: the part that holds the others.
        <a href="/about-us">Read how it went</a>, or <a href="/wherebuy">come and see us</a>.</p>`),
    }),
  ],
};
