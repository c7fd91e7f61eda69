import { markdownTable } from '../lib/report.mjs';

const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

export function designSystemsReport({ machine, results, findings, documentation }) {
  const rows = [
    ['', ...results.map(({ name }) => name)],
    ['version', ...results.map(({ version }) => version)],
    ['components exported', ...results.map(({ components }) => components)],
    ['themes', ...results.map(({ themes }) => themes)],
    ['CSS variables', ...results.map(({ tokens }) => tokens)],
    ['all scripts, gzipped, without React', ...results.map(({ scriptBytes }) => kilo(scriptBytes))],
    ['scripts of a button', ...results.map(({ buttonBytes }) => kilo(buttonBytes))],
    [
      'all styles, gzipped',
      ...results.map(({ styleBytes }) => (styleBytes > 100 ? kilo(styleBytes) : 'by the app’s build')),
    ],
    [
      'elements that axe finds wrong',
      ...results.map(({ name }) => [findings[name].elements, ...findings[name].rules].join(', ')),
    ],
    ['direct dependencies', ...results.map(({ dependencies }) => dependencies)],
  ];
  return {
    page: [
      `${machine.date}. From the packages as published; styles of Primer include its primitives, and Braid’s are made by the build of the app that uses it. Compound components count once. axe checks the same form and dialog built with each, in a light and a dark theme (tests/bench/design-systems/screens).`,
      markdownTable(rows),
      `Our documentation: ${documentation.components} components, ${documentation.sections} sections.`,
    ].join('\n\n'),
  };
}
