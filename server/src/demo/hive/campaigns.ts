import { component, type DemoPage } from './build.ts';
import { card, drawing, pageTitle, partCard, section, space, text } from './parts.ts';

/** A brand page. */
const ironbark: DemoPage = {
  uri: '/brands/ironbark',
  description: 'Ironbark assemblies',
  aliases: ['/ironbark'],
  content: [
    pageTitle('Ironbark structural assemblies'),
    text('Bolt, nut and hardened washer made as one lot, tested as one lot, boxed together. To AS/NZS 1252.', 12),
    component('hero', { slides: 2, height: 240, autoplay: false, title: 'Ironbark' }, [
      component('image', { image: drawing('HTB-20065-109'), alt: 'Drawing of HTB-20065-109', height: 240 }),
      component('image', { image: drawing('HXN-20000-08G'), alt: 'Drawing of HXN-20000-08G', height: 240 }),
    ]),
    section('Why one lot'),
    text('Friction differs from lot to lot, so tension does, too. Parts of one lot turn alike under one wrench.'),
    space(24),
    component('video', {
      vimeoId: '22439234',
      title: 'The test rig at Granville',
      poster: drawing('HTB-20065-109'),
      height: 320,
    }),
    component('grid', { columns: 2, rows: 1, initialRows: 1 }, [
      partCard('HTB-20065-109', 'Structural assembly M20 × 65', 'With its certificate.'),
      card(
        'How to tighten it',
        'Part turn or torque: the method, the table, the mistakes.',
        '/articles/part-turn-or-torque',
      ),
    ]),
    section('Read on'),
    component('articles', { articleType: 'Technical', articleFilter: 'structural', showAtStart: 3 }),
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
    pageTitle('Ordered by four, on site by seven.'),
    component(
      'block',
      { direction: 'Row Left', stringPadding: '8.0', align: 'Center' },
      [text('[Order from a list](/orders/new)', 14), text('[Quick quote](/orders/quick_quote)', 14)],
      'What to do',
    ),
    section('How it goes'),
    component('grid', { columns: 3, rows: 1, initialRows: 1 }, [
      card('1. Send the list', 'Paste codes and quantities, or take the file from your drawing.', '/orders/new'),
      card('2. See what there is', 'Stock in every warehouse, line by line, with the date of the next lot.', '/search'),
      card('3. Confirm by four', 'The truck leaves at five. The certificate is on your phone before it.', '/orders'),
    ]),
    section('Cut-off times'),
    component('hyperText', {
      html: '<table><thead><tr><th>Warehouse</th><th>Order by</th></tr></thead><tbody><tr><td>Sydney, Melbourne, Brisbane</td><td>4 pm</td></tr><tr><td>Adelaide, Perth</td><td>3 pm</td></tr><tr><td>Elsewhere</td><td>noon</td></tr></tbody></table>',
    }),
    section('Did you know'),
    component('didYouKnow', { columns: 4, rows: 1 }),
  ],
};

export const campaignPages: readonly DemoPage[] = [ironbark, tomorrow];
