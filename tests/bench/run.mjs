import { parseArgs } from 'node:util';
import { bytes } from './bytes/index.mjs';
import { bytesReport } from './bytes/report.mjs';
import { designSystems } from './design-systems/index.mjs';
import { designSystemsReport } from './design-systems/report.mjs';
import { feeds } from './feeds/index.mjs';
import { feedsReport } from './feeds/report.mjs';
import { grid } from './grid/index.mjs';
import { gridReport } from './grid/report.mjs';
import { hive } from './hive/index.mjs';
import { hiveReport } from './hive/report.mjs';
import { importing } from './import/index.mjs';
import { importReport } from './import/report.mjs';
import { knowledge } from './knowledge/index.mjs';
import { knowledgeReport } from './knowledge/report.mjs';
import { largeCatalogue } from './large-catalogue/index.mjs';
import { largeCatalogueReport } from './large-catalogue/report.mjs';
import { writeJson, writeSection } from './lib/report.mjs';
import { orders } from './orders/index.mjs';
import { ordersReport } from './orders/report.mjs';
import { overloaded } from './overload/index.mjs';
import { overloadReport } from './overload/report.mjs';
import { pages } from './pages/index.mjs';
import { pagesReport } from './pages/report.mjs';
import { search } from './search/index.mjs';
import { searchReport } from './search/report.mjs';
import { server } from './server/index.mjs';
import { serverReport } from './server/report.mjs';
import { theme } from './theme/index.mjs';
import { themeReport } from './theme/report.mjs';

/**
 * `pnpm bench [grid] [import] [knowledge] [search] [large-catalogue] [server] [overload] [feeds] [orders] [pages] [bytes] [theme] [hive] [design-systems]`: without names all of them.
 * --quick   few runs, to see that it works
 * --runs N  runs of each page (7)
 * --only a,b  pages of the grid; `postgres`, `saves` (with `postgres`) and `embedded` of feeds; `engine`: of large-catalogue only the processor time; `set` writes the labelled set of `knowledge` anew
 * --write   puts the main tables into docs/measurements.md, unless the machine was busy
 * --force   puts them there all the same; they say so
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    runs: { type: 'string' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
  },
});
const suites = {
  grid: { measure: grid, report: gridReport },
  import: { measure: importing, report: importReport },
  knowledge: { measure: knowledge, report: knowledgeReport },
  search: { measure: search, report: searchReport },
  'large-catalogue': { measure: largeCatalogue, report: largeCatalogueReport },
  server: { measure: server, report: serverReport },
  overload: { measure: overloaded, report: overloadReport },
  feeds: { measure: feeds, report: feedsReport },
  orders: { measure: orders, report: ordersReport },
  pages: { measure: pages, report: pagesReport },
  bytes: { measure: bytes, report: bytesReport },
  theme: { measure: theme, report: themeReport },
  hive: { measure: hive, report: hiveReport },
  'design-systems': { measure: designSystems, report: designSystemsReport },
};
const wanted = positionals.length > 0 ? positionals : Object.keys(suites);
const unknown = wanted.filter((name) => !(name in suites));
if (unknown.length > 0) {
  process.stderr.write(`No such benchmark: ${unknown.join(', ')}. There are ${Object.keys(suites).join(', ')}.\n`);
  process.exit(1);
}
const options = {
  quick: values.quick,
  runs: values.runs ? Number(values.runs) : values.quick ? 2 : 7,
  only: values.only === '' ? [] : values.only.split(','),
};
for (const name of wanted) {
  process.stdout.write(`\n${name}\n`);
  const result = await suites[name].measure(options);
  const { page, more = '' } = suites[name].report(result);
  writeJson(name, result);
  process.stdout.write(`\n${page}\n\n${more}\n`);
  if (!values.write) continue;
  if (result.machine.calm === false && !values.force) {
    process.stdout.write('! Not written: the machine had other work. Again when it is quiet, or with --force.\n');
    process.exitCode = 1;
  } else if (!writeSection(name, page)) process.stdout.write(`docs/measurements.md has no section for ${name}.\n`);
}
