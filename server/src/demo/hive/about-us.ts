import { component, type DemoPage, words } from './build.ts';
import { drawing, line, pageTitle, section, text } from './parts.ts';

/** HIVE-12: timeline from 1935 to 2025. */
export const years = words(`
  ## 1935 A bench in Sydney
  Two brothers cut bolts to order behind a saddlery in Ultimo. The first ledger has eleven customers, nine of them shipwrights.

  ## 1945 Surplus and standards
  After the war the yards sell off whatever they have. We sort it by thread, gauge it and sell only what passes.

  ## 1955 The second shed
  Power stations need high tensile bolts by the tonne. A second shed at Granville stocks nothing else.

  ## 1965 Friction grip
  Tensioned bolts replace rivets. Our first test rig pulls bolts apart for customers to see.

  ## 1975 Metric
  The country changes over. For three years every bin has two labels.

  ## 1985 Anchors
  Drilling into concrete becomes cheaper than casting bolts into it. We start to stock wedge anchors and to train customers in setting them.

  ## 1995 Traceable
  Every structural assembly has its heat number on the box, and its certificate is on file.

  ## 2005 Five warehouses
  Brisbane, Melbourne, Adelaide and Perth join Sydney. Orders placed by 4 pm reach most sites by 7 am.

  ## 2015 The counter online
  Contract prices, stock and certificates go online, available at any hour.

  ## 2025 Ninety years
  The great-grandchildren of our first customers still order the same bolt. It is better now, and it comes with a drawing.
`);

export const aboutUs: DemoPage = {
  uri: '/about-us',
  description: 'About us',
  aliases: ['/about', '/who-we-are', '/history'],
  content: [
    pageTitle('About us'),
    text(
      `We sell bolts, nuts, washers and anchors to people who build things, and we know what each part is made of.

      Most of our customers have an account, agreed prices and little time. They need the right part, accurate stock figures and the
      certificate that goes with it.`,
      12,
    ),
    section('Ninety years'),
    component('aboutUs', { title: 'Our years', years, openYear: 1935 }),
    line(),
    section('What you can rely on'),
    component('dropImage', {
      title: 'Parts match their drawings',
      image: drawing('HXB-12050-88Z'),
      height: 220,
      alt: 'Drawing of HXB-12050-88Z',
      text: words(`Dimensions on this site come from the standard that the part is made to, and every drawing is made from those
        dimensions. If you find a difference, tell us and we will correct the page the same day.`),
      open: true,
    }),
    component('dropImage', {
      title: 'Stock figures are real',
      image: drawing('WFL-12024-00Z'),
      height: 220,
      alt: 'Drawing of WFL-12024-00Z',
      text: 'The stock we show has been counted. The next delivery is shown with its date.',
    }),
    component('dropImage', {
      title: 'Every batch has its certificate',
      image: drawing('HTB-20065-109'),
      height: 220,
      alt: 'Drawing of HTB-20065-109',
      text: 'Structural assemblies carry an EN 10204 3.1 certificate. [Find one](/testcert) by its number, batch or heat.',
    }),
  ],
};
