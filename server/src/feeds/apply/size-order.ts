/** Sort key that orders inch and metric sizes together. Gauges and millilitres come after them, and text last. */
export function sizeOrder(value: string): number {
  const [, metric] = /^M([\d.]+)$/.exec(value) ?? [];
  if (metric !== undefined) return Number(metric);
  const [, whole = '0', over, under] = /^(\d+)?-?(?:(\d+)\/(\d+))?(?: in)?$/.exec(value) ?? [];
  if (/^(\d+-)?\d+\/\d+( in)?$/.test(value)) {
    return 25.4 * ((over === undefined ? 0 : Number(over) / Number(under)) + (value.includes('-') ? Number(whole) : 0));
  }
  const number = Number.parseFloat(value.replace('#', '0.'));
  if (Number.isNaN(number)) return 1e9;
  if (value.endsWith(' in')) return number * 25.4;
  if (value.endsWith(' m')) return number * 1000;
  if (value.endsWith(' ft')) return number * 304.8;
  return number + (value.endsWith('g') ? 1000 : value.endsWith('ml') ? 2000 : 0);
}
