import { component, type DemoPage, words } from './build.ts';
import { drawing, line, pageTitle, section, text } from './parts.ts';

/** HIVE-12: timeline from 1935 to 2025. */
export const years = words(`
  ## 1935 A bench in Sydney
  Two brothers cut bolts to order behind a saddlery in Ultimo. The first ledger has eleven customers, nine of them shipwrights.

  ## 1945 Surplus and standards
  After the war the yards sell off whatever they have. We sort it by thread, gauge it, and sell only what passes.

  ## 1955 The second shed
  Power stations need high tensile bolts by the tonne. A second shed at Granville holds nothing else.

  ## 1965 Friction grip
  Rivets go out, tensioned bolts come in. Our first test rig pulls a bolt apart in front of anyone who asks.

  ## 1975 Metric
  The country changes over. For three years every bin has two labels.

  ## 1985 Anchors
  Drilling into concrete becomes cheaper than casting bolts into it. We begin to stock wedge anchors, and to teach how they are set.

  ## 1995 Traceable
  Every structural assembly has its heat number on the box and its certificate in a filing cabinet, by number.

  ## 2005 Five warehouses
  Brisbane, Melbourne, Adelaide and Perth join Sydney. An order by four is on most sites by seven.

  ## 2015 The counter online
  Contract prices, stock and certificates go on the web, for customers at any hour.

  ## 2025 Ninety years
  The great-grandchildren of the first customers still ask for the same bolt. It is better now, and it has a drawing.
`);

export const aboutUs: DemoPage = {
  uri: '/about-us',
  description: 'About us',
  aliases: ['/about', '/who-we-are', '/history'],
  content: [
    pageTitle('About us'),
    text(
      `We sell bolts, nuts, washers and anchors to people who build things, and we know what each of them is made of.

      Most of our customers have an account, a price they agreed with us, and no time. What we owe them is the right part, the truth about
      stock, and the paper that goes with it.`,
      12,
    ),
    section('Ninety years'),
    component('aboutUs', { title: 'Our years', years, openYear: 1935 }),
    line(),
    section('What we hold ourselves to'),
    component('dropImage', {
      title: 'The part is what the drawing says',
      image: drawing('HXB-12050-88Z'),
      height: 220,
      alt: 'Drawing of HXB-12050-88Z',
      text: words(`Dimensions on this site come from the standard that the part is made to, and every drawing is made from those
        dimensions. If the two ever differ, tell us, and we will mend the page the same day.`),
      open: true,
    }),
    component('dropImage', {
      title: 'Stock is what is on the shelf',
      image: drawing('WFL-12024-00Z'),
      height: 220,
      alt: 'Drawing of WFL-12024-00Z',
      text: 'What you see is counted, not promised. What comes next has its date beside it.',
    }),
    component('dropImage', {
      title: 'The certificate goes with the batch',
      image: drawing('HTB-20065-109'),
      height: 220,
      alt: 'Drawing of HTB-20065-109',
      text: 'Structural assemblies carry an EN 10204 3.1 certificate. [Find one](/testcert) by its number, batch or heat.',
    }),
  ],
};
