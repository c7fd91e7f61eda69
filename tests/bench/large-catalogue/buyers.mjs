/** What buyers type: codes, sentences, brands, and what is not sold. */
const texts = [
  ...[
    'hxb-12050',
    'm12 x 50 bolt zinc',
    'nut m16',
    'countersunk screw m6 x 30',
    'washer m10 316',
    'self drilling screw 14g',
  ],
  ...[
    'ironbark hex bolt m20',
    'threaded rod m12',
    'kestrel washer',
    'nyloc nut m8 stainless',
    'cap screw m8x25',
    'dynabolt',
  ],
  ...[
    'coach screw',
    'tek screw 12g x 45',
    'u bolt 50nb',
    'wfl-12024',
    'anchor m10',
    'rivet 4.8',
    'hex bolt',
    'wombat m24 nut',
  ],
];
/** Milliseconds between keys of a brisk typist. */
const perKey = 180;

const seeded = (seed) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * One buyer until `until`: types a text letter by letter, opens its results with the counts of all filters, reads for some seconds. As the
 * portal does it: one search at a time, and a letter typed meanwhile is searched with the next.
 */
export async function buyer({ user, accode, roots, seed, until, into }) {
  const random = seeded(seed);
  const timed = async (list, request) => {
    const from = performance.now();
    await user.raw('/v2/search-catalogue', { accode, ...request });
    list.push(performance.now() - from);
  };
  await pause(random() * 5_000);
  while (performance.now() < until) {
    const text = texts[Math.floor(random() * texts.length)];
    let busy = Promise.resolve();
    let idle = true;
    for (let end = 1; end <= text.length; end += 1) {
      await pause(perKey * (0.6 + 0.8 * random()));
      if (!idle && end < text.length) continue;
      await busy;
      idle = false;
      busy = timed(into.typed, { search: { text: text.slice(0, end), limit: 8 } }).then(() => {
        idle = true;
      });
    }
    await busy;
    const narrow = (chosen) => ({ selection: { chosen, text }, limit: 1_000, dynamicSizes: true });
    await timed(into.results, { search: { text, limit: 200 }, explain: { text }, narrow: narrow({}) });
    await pause(1_000 + random() * 2_000);
    const root = roots[Math.floor(random() * roots.length)];
    const value = root.values[Math.floor(random() * root.values.length)].filter;
    await timed(into.filter, { search: { text, limit: 200 }, narrow: narrow({ [root.filter_root]: [value] }) });
    await pause(3_000 + random() * 4_000);
  }
}
