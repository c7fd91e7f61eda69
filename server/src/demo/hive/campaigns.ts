import { component, type DemoPage, type DemoSection } from './build.ts';
import { card, drawing, pageTitle, partCard, section, space, text } from './parts.ts';
import { demoPicture } from './pictures.ts';

/** A brand page. */
const ironbark: DemoPage = {
  uri: '/brands/ironbark',
  description: 'Ironbark assemblies',
  aliases: ['/ironbark'],
  content: [
    pageTitle('Ironbark structural assemblies'),
    text('Bolt, nut and hardened washer made and tested as one lot and packed together. To AS/NZS 1252.', 12),
    component('hero', { slides: 2, height: 240, autoplay: false, title: 'Ironbark' }, [
      component('image', { image: drawing('HTB-20065-109'), alt: 'Drawing of HTB-20065-109', height: 240 }),
      component('image', { image: drawing('HXN-20000-08G'), alt: 'Drawing of HXN-20000-08G', height: 240 }),
    ]),
    section('Why one lot'),
    text('Friction differs between lots, and so does tension. Parts of one lot tighten the same way.'),
    space(24),
    component('video', {
      vimeoId: '22439234',
      title: 'The test rig at Granville',
      poster: drawing('HTB-20065-109'),
      height: 320,
    }),
    component('grid', { columns: 2, rows: 1, initialRows: 1 }, [
      partCard('HTB-20065-109', 'Structural assembly M20 × 65', 'Includes its certificate.'),
      card(
        'How to tighten it',
        'Part turn or torque: the method, the table and common mistakes.',
        '/articles/part-turn-or-torque',
      ),
    ]),
    section('Read on'),
    component('articles', { articleType: 'Technical', articleFilter: 'structural', showAtStart: 3 }),
  ],
};

/** The same on every page that names a time. */
export const cutOffTimes: DemoSection = {
  id: 'cut-off',
  name: 'Cut-off times',
  content: [
    section('Cut-off times'),
    component('hyperText', {
      html: '<table><thead><tr><th>Warehouse</th><th>Order by</th></tr></thead><tbody><tr><td>Sydney, Melbourne, Brisbane</td><td>4 pm</td></tr><tr><td>Adelaide, Perth</td><td>3 pm</td></tr><tr><td>Elsewhere</td><td>noon</td></tr></tbody></table>',
    }),
    component('tip', {
      title: 'Ordering after 4 pm?',
      text: 'Choose pick up in Delivery: most lines are ready at the counter in two hours.',
      subjects: 'Delivery',
    }),
  ],
};

/** A landing page that is not in the menus. */
const tomorrow: DemoPage = {
  uri: '/tomorrow',
  description: 'On site tomorrow',
  menu: false,
  aliases: ['/delivery', '/next-day'],
  uri_settings: { openAtStart: true },
  content: [
    component(
      'block',
      { picture: demoPicture('delivery-before-sunrise.svg'), fullWidth: true, stringPadding: '96.24' },
      [pageTitle('Ordered by four, on site by seven.')],
      'Opening',
    ),
    component(
      'block',
      { direction: 'Row Left', stringPadding: '8.0', align: 'Center' },
      [text('[Order from a list](/orders/new)', 14), text('[Quick quote](/orders/quick_quote)', 14)],
      'Actions',
    ),
    section('How it works'),
    component('grid', { columns: 3, rows: 1, initialRows: 1 }, [
      card('1. Send the list', 'Paste codes and quantities, or upload your parts list.', '/orders/new'),
      card(
        '2. Check stock',
        'See stock in every warehouse for each line, with the date of the next delivery.',
        '/search',
      ),
      card('3. Confirm by 4 pm', 'The truck leaves at 5 pm, and you get the certificates before it does.', '/orders'),
    ]),
    component('section', { section: cutOffTimes.id }, [], cutOffTimes.name),
    section('Did you know'),
    component('didYouKnow', { columns: 4, rows: 1 }),
  ],
};

/** Next month's campaign, which goes live by itself. */
const shutdown: DemoPage = {
  uri: '/shutdown',
  description: 'Before the shutdown',
  menu: false,
  isPlanned: true,
  content: [
    component(
      'block',
      { picture: demoPicture('delivery-before-sunrise.svg'), fullWidth: true, stringPadding: '96.24' },
      [pageTitle('Everything on site before the shutdown.')],
      'Opening',
    ),
    text(
      'Send the list now: long bolts and assemblies are made to order, and everything else is on the truck the next day.',
      14,
    ),
    component('section', { section: cutOffTimes.id }, [], cutOffTimes.name),
    section('Read on'),
    component('articles', { articleType: 'Technical', articleFilter: 'structural', showAtStart: 3 }),
  ],
};

export const campaignPages: readonly DemoPage[] = [ironbark, tomorrow, shutdown];
