import { count, create, insertMultiple, search as oramaSearch } from '@orama/orama';
import crossfilter from 'crossfilter2';
import itemsjs from 'itemsjs';
import MiniSearch from 'minisearch';
import { type Chosen, type Counts, type Row, roots } from './shared.ts';

/** A way to filter and count a fixed set of rows. */
export interface Peer {
  readonly name: string;
  answer(chosen: Chosen): Counts | Promise<Counts>;
}

const chosenOf = (chosen: Chosen) => roots.map((root) => [root, chosen[root] ?? []] as const);
const isChosen = ([, values]: readonly [string, readonly string[]]) => values.length > 0;

/** Dimensions and groups: a group leaves out its own dimension's filter, which is the count that we want. Only what changed is set. */
function crossfilterPeer(rows: readonly Row[]): Peer {
  const all = crossfilter([...rows]);
  const dimensions = roots.map((root) => {
    const dimension = all.dimension((row: Row) => row[root]);
    return { root, dimension, group: dimension.group(), set: '' };
  });
  return {
    name: 'crossfilter2',
    answer(chosen) {
      for (const each of dimensions) {
        const values = chosen[each.root] ?? [];
        const key = values.join('\n');
        if (key === each.set) continue;
        each.set = key;
        if (values.length === 0) each.dimension.filterAll();
        else each.dimension.filterFunction((value) => values.includes(String(value)));
      }
      const counts = Object.fromEntries(
        dimensions.map(({ root, group }) => [
          root,
          Object.fromEntries(group.all().map(({ key, value }) => [String(key), Number(value)])),
        ]),
      );
      return { total: all.allFiltered().length, counts };
    },
  };
}

/** Its own aggregations, each without its own filter (`conjunction: false`). */
function itemsjsPeer(rows: readonly Row[]): Peer {
  const engine = itemsjs([...rows], {
    searchableFields: ['words'],
    aggregations: Object.fromEntries(
      roots.map((root) => [root, { title: root, size: 10_000, conjunction: false, hide_zero_doc_count: true }]),
    ),
  });
  return {
    name: 'itemsjs',
    answer(chosen) {
      const filters = Object.fromEntries(chosenOf(chosen).filter(isChosen));
      const found = engine.search({ per_page: 20, filters });
      const buckets = found.data.aggregations;
      const counts = Object.fromEntries(
        roots.map((root) => [
          root,
          Object.fromEntries((buckets[root]?.buckets ?? []).map(({ key, doc_count }) => [key, doc_count])),
        ]),
      );
      return { total: found.pagination.total, counts };
    },
  };
}

/** It counts the results of a query; the count without a root's own filter needs a separate query for each root with a choice. */
async function oramaPeer(rows: readonly Row[]): Promise<Peer> {
  const schema = { words: 'string', ...Object.fromEntries(roots.map((root) => [root, 'enum'])) } as const;
  const engine = create({ schema: schema as Record<string, 'string' | 'enum'> });
  await insertMultiple(engine, rows.map(({ id, ...row }) => ({ id: String(id), ...row })) as never[], 5_000);
  if (count(engine) !== rows.length) throw new Error('Orama does not hold every part');
  const ask = async (chosen: Chosen, wanted: readonly string[]) => {
    const where = Object.fromEntries(
      chosenOf(chosen)
        .filter(isChosen)
        .map(([root, values]) => [root, { in: values }]),
    );
    const facets = Object.fromEntries(wanted.map((root) => [root, { limit: 10_000 }]));
    return oramaSearch(engine, { term: '', where: where as never, facets: facets as never, limit: 20 });
  };
  return {
    name: 'Orama',
    async answer(chosen) {
      const withChoice = chosenOf(chosen).filter(isChosen);
      const whole = await ask(
        chosen,
        roots.filter((root) => !withChoice.some(([other]) => other === root)),
      );
      const counts: Record<string, Record<string, number>> = {};
      for (const [root, facet] of Object.entries(whole.facets ?? {})) counts[root] = facet.values;
      for (const [root] of withChoice) {
        const others = await ask({ ...chosen, [root]: [] }, [root]);
        counts[root] = others.facets?.[root]?.values ?? {};
      }
      return { total: whole.count, counts };
    },
  };
}

/** A search engine with a filter function; the counts are made over what it finds, once for each root with a choice. */
function minisearchPeer(rows: readonly Row[]): Peer {
  const engine = new MiniSearch<Row>({ fields: ['words'], storeFields: [...roots], idField: 'id' });
  engine.addAll([...rows]);
  const found = (chosen: readonly (readonly [string, readonly string[]])[]) =>
    engine.search(MiniSearch.wildcard, {
      filter: (row) => chosen.every(([root, values]) => values.includes(String(row[root]))),
    });
  return {
    name: 'MiniSearch with counts',
    answer(chosen) {
      const withChoice = chosenOf(chosen).filter(isChosen);
      const counts: Record<string, Record<string, number>> = {};
      const tally = (root: string, hits: ReturnType<typeof found>) => {
        const of: Record<string, number> = {};
        for (const hit of hits) of[String(hit[root])] = (of[String(hit[root])] ?? 0) + 1;
        counts[root] = of;
      };
      const whole = found(withChoice);
      for (const root of roots) {
        const others = withChoice.filter(([other]) => other !== root);
        tally(root, others.length === withChoice.length ? whole : found(others));
      }
      return { total: whole.length, counts };
    },
  };
}

export const makers: Readonly<Record<string, (rows: readonly Row[]) => Peer | Promise<Peer>>> = {
  crossfilter2: crossfilterPeer,
  itemsjs: itemsjsPeer,
  orama: oramaPeer,
  minisearch: minisearchPeer,
};
