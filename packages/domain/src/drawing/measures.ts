/** A dimension of a part, as returned by get-product-information. */
export interface DimensionText {
  readonly symbol: string;
  readonly label: string;
  readonly value: string;
}

const inch = 25.4;

/** Reads millimetres from `24 mm`, `0.75 in`, `6 m`, `M16`; null for anything else. */
export function millimetres(value: string): number | null {
  const match = /^\s*(M)?(\d+(?:\.\d+)?)\s*(mm|in|m)?\b/.exec(value);
  if (!match) return null;
  const [, metric, number, unit] = match;
  if (!metric && !unit) return null;
  const size = Number(number);
  return size <= 0 && !metric ? 0 : size * (unit === 'in' ? inch : unit === 'm' ? 1000 : 1);
}

export interface Measure {
  readonly symbol: string;
  readonly mm: number;
  /** As written, without the unit: `24`, `M16`, `0.75`. */
  readonly text: string;
}

/** Looks up dimensions by the symbols of either standard: ISO's `s` is ASME's `F`. */
export interface Measures {
  /** Returns the dimension of the first symbol that the part has, or null. */
  readonly find: (...symbols: readonly string[]) => Measure | null;
  /** Returns its millimetres, or `otherwise`. */
  readonly mm: (symbols: readonly string[], otherwise: number) => number;
  readonly unit: 'mm' | 'in';
}

/** Looks up dimensions by symbol. Values without a readable number are left out. */
export function measuresOf(dimensions: readonly DimensionText[]): Measures {
  const known = new Map<string, Measure>();
  for (const { symbol, value } of dimensions) {
    const mm = millimetres(value);
    if (mm !== null) known.set(symbol, { symbol, mm, text: value.replace(/\s*(mm|in)$/, '') });
  }
  const find: Measures['find'] = (...symbols) => {
    for (const symbol of symbols) {
      const found = known.get(symbol);
      if (found) return found;
    }
    return null;
  };
  return {
    find,
    mm: (symbols, otherwise) => {
      const found = find(...symbols)?.mm ?? 0;
      return found > 0 ? found : otherwise;
    },
    unit: dimensions.some(({ value }) => /\bin$/.test(value)) ? 'in' : 'mm',
  };
}
