import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  changeTree,
  differenceOf,
  type HiveNode,
  type HiveTree,
  rootKey,
} from '../../../../packages/domain/src/hive/index.ts';
import {
  HivePage,
  type PlacedComponent,
  placeComponents,
} from '../../../../packages/hive-components/src/entries/page.ts';
import '../../../../packages/hive-components/src/entries/rich-text.ts';
import { childModel } from '../../../../packages/hive-components/src/entries/settings.ts';
import type { RenderContext } from '../../../../packages/hive-components/src/render/view.ts';
import { viewOf } from '../../../../packages/hive-components/src/render/view-of.ts';
import { pieces } from '../shape.mjs';

const context: RenderContext = { mode: 'live', content: {}, uriSettings: {}, styles: 'inline' };

function nodesOf(count: number): readonly HiveNode[] {
  const plain = { description: '', active: true };
  return [
    { ...plain, key: rootKey, parent: null, position: 0, name: 'block', settings: {} },
    ...pieces(count).map(
      ({ key, parent, position, type, text }): HiveNode => ({
        ...plain,
        key,
        parent: parent ?? rootKey,
        position,
        name: type,
        settings: type === 'title' ? { text } : {},
      }),
    ),
  ];
}

/** A walk of placed components that calls their views and does nothing else: no decoding, no boundaries, no notes. */
function walk(component: PlacedComponent, depth: number): ReactNode {
  const view = viewOf(component.decoded.type);
  if (!view) return null;
  const look = view.look?.(component.decoded.values, context);
  return createElement(
    view.Show,
    {
      key: component.key,
      values: component.decoded.values,
      root: look ? { style: look } : {},
      place: component.place,
      depth,
      context,
    },
    component.children.map((child) => child && walk(child, depth + 1)),
  );
}

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Median CPU time of `runs` in ms, after `warm` that do not count. `prepare` is not on the clock. */
function medianOf<Given>(prepare: () => Given, work: (given: Given) => unknown, warm = 30, runs = 120): number {
  const taken: number[] = [];
  for (let run = 0; run < warm + runs; run += 1) {
    const given = prepare();
    const start = cpu();
    work(given);
    if (run >= warm) taken.push(cpu() - start);
  }
  taken.sort((a, b) => a - b);
  return taken[Math.floor(taken.length / 2)] ?? Number.NaN;
}

/** Another draft of a page: texts changed, components moved, removed and added. */
function editedFrom(tree: HiveTree): HiveTree {
  const titles = [...tree.values()].filter(({ name }) => name === 'title');
  let edited = tree;
  const apply = (change: Parameters<typeof changeTree>[1]) => {
    const result = changeTree(edited, change, childModel);
    if (result.ok) edited = result.tree;
  };
  titles.forEach(({ key }, index) => {
    if (index % 20 === 0) apply({ kind: 'set', key, name: 'text', value: `Another text ${index}` });
    if (index % 40 === 1) apply({ kind: 'move', key, to: { parent: rootKey, position: 0 } });
    if (index % 40 === 2) apply({ kind: 'remove', key });
    if (index % 40 === 3) {
      const node = { key: `n${index}`, name: 'title', description: '', active: true, settings: { text: 'New' } };
      apply({ kind: 'add', node, to: { parent: rootKey, position: 1 } });
    }
  });
  return edited;
}

/** Times in ms: the server's render of a page, the plain walk beside it, and the difference between two drafts. */
export function measureNode(count: number) {
  const nodes = nodesOf(count);
  const fresh = () => structuredClone(nodes) as readonly HiveNode[];
  const render = medianOf(fresh, (components) => renderToString(<HivePage components={components} />));
  // The settings of the same objects are decoded once.
  const decoded = medianOf(
    () => nodes,
    (components) => renderToString(<HivePage components={components} />),
  );
  const [root] = placeComponents(fresh(), 'h');
  const plain = medianOf(
    () => root,
    (placed) => renderToString(placed ? walk(placed, 0) : null),
  );
  const from: HiveTree = new Map(nodes.map((node) => [node.key, node]));
  const to = editedFrom(from);
  const difference = medianOf(
    () => null,
    () => differenceOf(from, to, childModel),
  );
  return { render, decoded, plain, difference, differences: differenceOf(from, to, childModel).length };
}
