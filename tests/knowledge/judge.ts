import type { PartFacts } from '@portal/domain/cart';

/** Required properties of a part, from a line of a labelled set: `type=Hex bolts/Hex set screws; size=M12; finish=Black|Plain`. */
export type Expectation = readonly (readonly [key: string, values: readonly string[]])[];

export const parseExpectation = (text: string): Expectation =>
  text.split('; ').map((each) => {
    const at = each.indexOf('=');
    const key = each.slice(0, at);
    const value = each.slice(at + 1);
    return [key, value.split(key === 'type' || key === 'spec' ? /\||\/(?=[A-Z0-9])/ : '|')];
  });

const columns = {
  type: 'product_type',
  size: 'size',
  length: 'length',
  thread: 'thread',
  finish: 'finish',
  spec: 'spec',
  code: 'stock_code',
} as const;

/** Whether a part has all required properties. */
export function isRight(facts: PartFacts, expected: Expectation): boolean {
  return expected.every(([key, values]) => {
    if (key === 'says') return values.some((value) => facts.description.toLowerCase().includes(value.toLowerCase()));
    if (!(key in columns)) return false;
    const found = facts[columns[key as keyof typeof columns]];
    return values.includes(found) || values.join('/') === found;
  });
}

/** Lines of a TSV file without its header. */
export const linesOf = (text: string): string[][] =>
  text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
