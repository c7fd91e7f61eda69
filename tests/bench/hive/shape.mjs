const inBlock = 10;
const depth = 3;

/** A page of `count` components; those with a null parent are at the top level. */
export function pieces(count) {
  const made = [];
  const held = new Map();
  const holders = [];
  for (let index = 0; index < count; index += 1) {
    const block = index % (inBlock + 1) === 0;
    const level = Math.floor(index / (inBlock + 1)) % depth;
    if (block) holders.length = level;
    const parent = holders.at(-1) ?? null;
    const position = held.get(parent) ?? 0;
    held.set(parent, position + 1);
    const key = `k${index}`;
    made.push({
      key,
      parent,
      position,
      type: block ? 'block' : 'title',
      text: block ? '' : `Line ${index} of the page`,
    });
    if (block) holders.push(key);
  }
  return made;
}

/** The title that is edited, in the deepest block of the middle. */
export function typedInto(all) {
  const found = all.find(({ type }, index) => type === 'title' && index > all.length / 2);
  if (!found) throw new Error('The page has no title');
  return found;
}
