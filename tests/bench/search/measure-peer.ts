import { createFilterIndex } from '@portal/domain/catalogue';
import { makers, type Peer } from './peers.ts';
import { agrees, type Catalogue, type Chosen, clicks, makeCatalogue, naive, roots, timed } from './shared.ts';

/** Runs on its own in a fresh process: `node measure-peer.js <name> <parts> <clicks> <seconds>`, and prints one line of JSON. */
const [, , name = 'ours', parts = '100000', many = '200', seconds = '60'] = process.argv;

function ours({ list, filters }: Catalogue): Peer {
  const index = createFilterIndex(list, filters);
  return {
    name: 'ours',
    answer(chosen) {
      const { total, counts } = index.query({ selection: { chosen }, limit: 20 }, null);
      return { total, counts: Object.fromEntries(roots.map((root) => [root, counts[root] ?? {}])) };
    },
  };
}

const catalogue = makeCatalogue(Number(parts));
const states: Chosen[] = clicks(catalogue.rows, Number(many));
const maker = makers[name];
const began = performance.now();
const peer = maker ? await maker(catalogue.rows) : ours(catalogue);
const build = performance.now() - began;
const times: number[] = [];
let wrong = 0;
let compared = 0;
const end = performance.now() + Number(seconds) * 1000;
for (const warm of states.slice(0, 5)) await peer.answer(warm);
for (const [i, chosen] of states.entries()) {
  const from = performance.now();
  const answer = await peer.answer(chosen);
  times.push(performance.now() - from);
  if (i % 10 === 0) {
    compared += 1;
    if (!agrees(naive(catalogue.rows, chosen), answer)) wrong += 1;
  }
  // For a peer that needs a second for each click, a few samples are enough.
  if (performance.now() > end && times.length >= 20) break;
}
const plain = maker ? [] : states.slice(0, 40).map((chosen) => timed(() => naive(catalogue.rows, chosen)).ms);
process.stdout.write(`${JSON.stringify({ name: peer.name, build, times, compared, wrong, plain })}\n`);
