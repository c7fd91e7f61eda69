import { define } from '../../registry/definition.ts';
import { html } from '../../settings/html.ts';

export const hyperText = define({
  name: 'hyperText',
  id: 17,
  label: 'Hypertext',
  summary: 'HTML of your own, without scripts and styles.',
  icon: 'SquareCode',
  group: 'Words',
  settings: { html: html('HTML') },
});
