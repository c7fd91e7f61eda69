import type { PartFacts } from '../cart/types.ts';

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9./]+/)
    .filter(Boolean);

/**
 * Returns a part's description without its size, length, class and finish, for lists that show those in their own columns: `Hex bolt M12 ×
 * 50, class 8.8, galv` becomes `Hex bolt`, `Hex nut M12, class 8, galv, oversize` becomes `Hex nut, oversize`. Returns the description
 * unchanged if it does not contain the size.
 */
export function briefDescription({ description, size, length, spec, finish }: PartFacts): string {
  const [first = '', ...rest] = description.split(', ');
  const name = first.split(' ');
  const at = name.indexOf(size.replace(/ (?:mm|in)$/, ''));
  if (at < 1) return description;
  const figure = length.replace(/ (?:mm|in)$/, '');
  // `Hose clamp 16–25 mm`: the unit belongs to the size.
  const after = / (mm|in)$/.exec(size)?.[1] === name[at + 1] ? at + 2 : at + 1;
  const more = name.slice(after).join(' ').split('× ');
  const left = more.map((each) => each.trim()).filter((each) => each !== '');
  const own = left.flatMap((each, i) => {
    const isLength = i === left.length - 1 && (each === figure || each.startsWith(`${figure} `)) && figure !== '';
    const word = isLength ? each.slice(figure.length).trim() : `${/^\d/.test(each) ? '× ' : ''}${each}`;
    return word === '' ? [] : [word];
  });
  const shownWords = wordsOf(`${spec} ${finish}`);
  const others = rest.filter((part) =>
    wordsOf(part).some((word) => word !== 'class' && !shownWords.some((each) => each.startsWith(word))),
  );
  // The class column says A2 or A4, so the short number that buyers know is enough.
  const short = others.map((part) => part.replace(/^stainless (?=3\d\d$)/, ''));
  return [[...name.slice(0, at), ...own].join(' '), ...short].join(', ');
}
