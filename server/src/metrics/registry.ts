/** Names and values that tell series of one metric apart. */
export type Labels = Readonly<Record<string, string>>;

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' };
const quoted = (text: string) => `"${text.replace(/[\\"\n]/g, (character) => escapes[character] ?? '')}"`;

function written(labels: Labels): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}=${quoted(value)}`);
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
}

interface Metric {
  readonly name: string;
  readonly help: string;
  readonly kind: 'counter' | 'gauge' | 'histogram';
  lines(): readonly string[];
}

export interface Counter {
  add(labels?: Labels, by?: number): void;
}

export interface Histogram {
  observe(seconds: number, labels?: Labels): void;
}

/** Upper ends of the buckets, in seconds: from a call that is answered from memory to one that is given up. */
const ends = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Series {
  readonly labels: Labels;
  readonly buckets: number[];
  sum: number;
  count: number;
}

/** What a process measures, told in the text form of Prometheus. */
export class Registry {
  readonly #metrics: Metric[] = [];

  counter(name: string, help: string): Counter {
    const series = new Map<string, number>();
    this.#metrics.push({
      name,
      help,
      kind: 'counter',
      lines: () => [...series].map(([labels, value]) => `${name}${labels} ${value}`),
    });
    return {
      add: (labels = {}, by = 1) => {
        const key = written(labels);
        series.set(key, (series.get(key) ?? 0) + by);
      },
    };
  }

  /** Read when it is asked for. */
  gauge(
    name: string,
    help: string,
    read: () => readonly (readonly [Labels, number])[],
    kind: 'gauge' | 'counter' = 'gauge',
  ): void {
    const lines = () => read().map(([labels, value]) => `${name}${written(labels)} ${value}`);
    this.#metrics.push({ name, help, kind, lines });
  }

  histogram(name: string, help: string): Histogram {
    const all = new Map<string, Series>();
    const linesOf = ({ labels, buckets, sum, count }: Series) => [
      ...ends.map((end, index) => `${name}_bucket${written({ ...labels, le: String(end) })} ${buckets[index]}`),
      `${name}_bucket${written({ ...labels, le: '+Inf' })} ${count}`,
      `${name}_sum${written(labels)} ${sum}`,
      `${name}_count${written(labels)} ${count}`,
    ];
    this.#metrics.push({ name, help, kind: 'histogram', lines: () => [...all.values()].flatMap(linesOf) });
    return {
      observe: (seconds, labels = {}) => {
        const key = written(labels);
        const series = all.get(key) ?? { labels, buckets: ends.map(() => 0), sum: 0, count: 0 };
        all.set(key, series);
        ends.forEach((end, index) => {
          if (seconds <= end) series.buckets[index] = (series.buckets[index] ?? 0) + 1;
        });
        series.sum += seconds;
        series.count += 1;
      },
    };
  }

  /** The whole, as text/plain; version=0.0.4. */
  text(): string {
    const parts = this.#metrics.map(({ name, help, kind, lines }) =>
      [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines()].join('\n'),
    );
    return `${parts.join('\n')}\n`;
  }
}
