/** A node of `EXPLAIN (VERBOSE, FORMAT JSON)`, as far as it is read here. */
export interface PlanNode {
  readonly Output?: readonly string[];
  readonly Alias?: string;
  readonly 'Relation Name'?: string;
  readonly 'Join Type'?: string;
  readonly 'Node Type'?: string;
  readonly 'Group Key'?: readonly string[];
  readonly 'Subplan Name'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
const aliasesOf = (node: PlanNode | undefined): readonly string[] =>
  node ? nodesOf(node).flatMap(({ Alias }) => Alias ?? []) : [];

/** Aliases of tables whose columns an outer join fills with nulls. */
function outerAliases(plan: PlanNode): ReadonlySet<string> {
  const found = nodesOf(plan).flatMap((node) => {
    const [outer, inner] = node.Plans ?? [];
    const type = node['Join Type'];
    return [
      ...(type === 'Left' || type === 'Full' ? aliasesOf(inner) : []),
      ...(type === 'Right' || type === 'Full' ? aliasesOf(outer) : []),
    ];
  });
  return new Set(found);
}

/** Replaces each `name(…)`, with balanced parentheses, by what `replace` makes of its content. */
function replaceCalls(text: string, name: RegExp, replace: (inside: string) => string): string {
  const start = new RegExp(`(?<![\\w.])(?:${name.source})\\(`).exec(text);
  if (!start) return text;
  const from = start.index + start[0].length;
  let depth = 1;
  let end = from;
  while (depth > 0 && end < text.length) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    end += 1;
  }
  const rest = replaceCalls(text.slice(end), name, replace);
  return `${text.slice(0, start.index)}${replace(text.slice(from, end - 1))}${rest}`;
}

/** The last of arguments that are separated by commas. */
function lastArgument(inside: string): string {
  let depth = 0;
  for (let at = inside.length - 1; at >= 0; at -= 1) {
    if (inside[at] === ')') depth += 1;
    if (inside[at] === '(') depth -= 1;
    if (inside[at] === ',' && depth === 0) return inside.slice(at + 1);
  }
  return inside;
}

/** Whether the rows that a node reads are only those in which a column is not null, or compares to something. */
function isFiltered(node: PlanNode, column: string): boolean {
  const { Filter = '', Alias } = node;
  return (
    !Filter.includes(' OR ') && new RegExp(`\\((?:${Alias}\\.)?${column} (?:IS NOT NULL|[<>]?=|[<>])`).test(Filter)
  );
}

const aggregate = /(?<![\w.])(?:sum|max|min|avg|array_agg|string_agg|jsonb_agg|jsonb_object_agg|bool_or|bool_and)\(/;

/**
 * Reads out of a plan whether columns of its result can be null: because an outer join, an aggregate of no rows, a subquery that finds none,
 * `NULLIF`, a `CASE` without `ELSE` or a nullable column makes them so. What is in JSON is not looked at, and a column of a subquery, a
 * temporary table or a function counts as not null. The plan must be made without indexes, so that all conditions are filters.
 */
export class NullColumns {
  readonly #plan: PlanNode;
  readonly #outer: ReadonlySet<string>;
  /** `table.column` of nullable columns. */
  readonly #nullable: ReadonlySet<string>;

  constructor(plan: PlanNode, nullable: ReadonlySet<string>) {
    this.#plan = plan;
    this.#outer = outerAliases(plan);
    this.#nullable = nullable;
  }

  /** Whether the column of the result at this place, counted from 0, can be null. */
  has(index: number): boolean {
    const expression = this.#plan.Output?.[index];
    return expression !== undefined && this.#canBeNull(expression, this.#plan);
  }

  #canBeNull(expression: string, of: PlanNode): boolean {
    let text = expression.replace(/'(?:[^']|'')*'/g, "''");
    text = replaceCalls(text, /COALESCE/, (inside) => (this.#canBeNull(lastArgument(inside), of) ? 'NULLIF(' : '0'));
    text = replaceCalls(text, /EXISTS|ARRAY|count|jsonb_build_object/, () => '0');
    text = text.replace(/\(?[\w.]+\)? IS (?:NOT )?NULL/g, '0').replace(/ WHEN .*? THEN /g, ' THEN ');
    const isOneGroup = !nodesOf(of).some((node) => node['Group Key']);
    return (
      text.includes('NULLIF(') ||
      (aggregate.test(text) && isOneGroup) ||
      // As a plan shows a `CASE` without `ELSE`.
      text.includes(' ELSE NULL') ||
      this.#namesNullable(text) ||
      [...text.matchAll(/\((SubPlan \d+)\)|\((InitPlan \d+)\)\.col1/g)].some(([, sub, init]) =>
        this.#findsNothing(sub ?? init ?? ''),
      )
    );
  }

  #namesNullable(text: string): boolean {
    const isBare = new Set(aliasesOf(this.#plan)).size === 1;
    return nodesOf(this.#plan).some((node) => {
      const { Alias: alias, 'Relation Name': table } = node;
      // Without a table it is a subquery or a function.
      if (!alias || !table) return false;
      const columns = text.matchAll(new RegExp(`(?<![\\w.])${isBare ? `(?:${alias}\\.)?` : `${alias}\\.`}(\\w+)`, 'g'));
      return [...columns].some(
        ([, column = '']) =>
          this.#outer.has(alias) || (this.#nullable.has(`${table}.${column}`) && !isFiltered(node, column)),
      );
    });
  }

  /** Whether a subquery can have no row, or a null in it. One that aggregates everything always has a row; one without output is `EXISTS`. */
  #findsNothing(name: string): boolean {
    const plan = nodesOf(this.#plan).find((node) => node['Subplan Name']?.startsWith(name));
    const [value] = plan?.Output ?? [];
    if (!plan || value === undefined) return false;
    const alwaysHasRow = plan['Node Type'] === 'Aggregate' && !plan['Group Key'];
    return !alwaysHasRow || this.#canBeNull(value, plan);
  }
}
