import type { PartFacts } from '../cart/types.ts';

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9./]+/)
    .filter(Boolean);

/**
 * A description without what the part's size, length, class and finish say already: `Hex bolt M12 × 50, class 8.8, galv` is `Hex bolt`,
 * `Hex nut M12, class 8, galv, oversize` is `Hex nut, oversize`. The description as it is where it does not name the size.
 */
export function briefDescription({ description, size, length, spec, finish }: PartFacts): string {
  const [first = '', ...rest] = description.split(', ');
  const name = first.split(' ');
  const at = name.indexOf(size.replace(/ (?:mm|in)$/, ''));
  if (at < 1) return description;
  const figure = length.replace(/ (?:mm|in)$/, '');
  const more = name
    .slice(at + 1)
    .join(' ')
    .split('× ');
  const left = more.map((each) => each.trim()).filter((each) => each !== '');
  const own = left.flatMap((each, i) => {
    const isLength = i === left.length - 1 && (each === figure || each.startsWith(`${figure} `)) && figure !== '';
    const word = isLength ? each.slice(figure.length).trim() : `${/^\d/.test(each) ? '× ' : ''}${each}`;
    return word === '' ? [] : [word];
  });
  const said = wordsOf(`${spec} ${finish}`);
  const others = rest.filter((part) =>
    wordsOf(part).some((word) => word !== 'class' && !said.some((each) => each.startsWith(word))),
  );
  return [[...name.slice(0, at), ...own].join(' '), ...others].join(', ');
}
