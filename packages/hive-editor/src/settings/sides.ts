import type { Sides } from '@portal/hive-components/settings';

const none: Sides = ['0', '0', '0', '0'];
const plain = /^\d+(?:\.\d+)?$/;
const whole = /^\d{1,3}(?:px)?$/;

/** Space at four sides as stored, with one side changed: `8.16.8.16` in whole pixels, CSS lengths otherwise. */
export function withSide(sides: Sides = none, index: number, typed: string): string {
  const text = typed.trim();
  const length = text === '' ? '0' : plain.test(text) && text !== '0' ? `${text}px` : text;
  const all = sides.map((side, place) => (place === index ? length : side));
  return all.every((side) => whole.test(side)) ? all.map((side) => side.replace('px', '')).join('.') : all.join(' ');
}
