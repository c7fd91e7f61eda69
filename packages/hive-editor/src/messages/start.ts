/** The start of an empty page: templates, and the texts with which they begin. */
export const startMessages = {
  title: 'Start with a template',
  hint: 'Every text is an example: click it and write your own. Or press / to insert a single component.',
  templates: {
    landing: { name: 'Landing page', detail: 'A band with a heading, three reasons, a text' },
    family: { name: 'Product family', detail: 'A heading, the product selector, two uses' },
    campaign: { name: 'Campaign', detail: 'A band with a heading, three offers, conditions' },
    contact: { name: 'Contact', detail: 'A heading, two ways to reach you, how to find you' },
    article: { name: 'Article', detail: 'A heading, an introduction and two sections' },
  },
  stillExample: 'This is still the example text of the template. Write your own or remove it.',
  texts: {
    title: 'Your heading',
    lead: 'One or two sentences that say what this page is about.',
    words: 'Your text. Select it to change it; links, lists and tables work too.',
    why: 'Why it matters',
    more: 'Read on',
    uses: 'What it is used for',
    offers: 'What you get',
    conditions: 'Conditions',
    reach: 'Reach us',
    find: 'How to find us',
    sectionOne: 'First section',
    sectionTwo: 'Second section',
    card: 'Short heading',
    cardWords: 'A sentence or two. Set a link, so that the whole card leads somewhere.',
  },
} as const;
