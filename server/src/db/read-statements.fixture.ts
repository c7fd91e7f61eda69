import { fileURLToPath } from 'node:url';
import type { Expression, Node, SourceFile } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isCallExpression,
  isConditionalExpression,
  isFunctionDeclaration,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isPropertyAccessExpression,
  isReturnStatement,
  isTaggedTemplateExpression,
  isTemplateExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Project, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';

/** The run-time kinds of a TypeScript type, such as `string`, `number[]`, `bytes`, or `any`. */
export interface Declared {
  readonly kinds: ReadonlySet<string>;
  readonly nullable: boolean;
}

/** A statement text that a call of `query` sends, with the declared types of its values and rows. */
export interface DeclaredStatement {
  /** `server/src/cart/rows.ts:83` */
  readonly place: string;
  readonly text: string;
  readonly values: readonly Declared[];
  /** By column; null if the row type is not declared. */
  readonly row: ReadonlyMap<string, Declared> | null;
}

export interface Statements {
  readonly statements: readonly DeclaredStatement[];
  /** Places whose statement text is built at run time. */
  readonly dynamic: readonly string[];
  /** `sql` templates that no found call of `query` sends. */
  readonly unused: readonly string[];
}

/** A possible text of a statement or fragment, and the expressions of its values. */
interface Variant {
  readonly text: string;
  readonly values: readonly Expression[];
}

/** Arguments by symbol id of their parameter. */
type Given = ReadonlyMap<number, Expression>;

class DynamicError extends Error {}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const isSource = (path: string) => path.startsWith(`${root}server/src/`) && !/\.(test|fixture)\.ts$/.test(path);

/** Reads every statement in the server's sources with the TypeScript compiler. */
export function readStatements(): Statements {
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProjects: [`${root}tsconfig.json`] }).getProject(`${root}tsconfig.json`);
    if (!project) throw new Error('tsconfig.json was not opened');
    return new Reader(project).read();
  } finally {
    api.close();
  }
}

class Reader {
  readonly #project: Project;
  readonly #checker: Checker;
  readonly #statements: DeclaredStatement[] = [];
  readonly #dynamic: string[] = [];
  /** Place of each `sql` template → whether a statement uses it. */
  readonly #templates = new Map<string, boolean>();

  constructor(project: Project) {
    this.#project = project;
    this.#checker = project.checker;
  }

  read(): Statements {
    for (const path of this.#project.program.getSourceFileNames().filter(isSource)) {
      const file = this.#project.program.getSourceFile(path);
      if (file) this.#visit(file, file);
    }
    return {
      statements: this.#statements,
      dynamic: this.#dynamic,
      unused: [...this.#templates].flatMap(([place, used]) => (used ? [] : [place])),
    };
  }

  #visit(node: Node, file: SourceFile): void {
    if (isSqlTemplate(node)) this.#templates.set(placeOf(node), this.#templates.get(placeOf(node)) ?? false);
    if (
      isCallExpression(node) &&
      isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'query'
    ) {
      this.#readCall(node, node.arguments[0]);
    }
    node.forEachChild((child) => this.#visit(child, file));
  }

  #readCall(call: Expression, argument: Expression | undefined): void {
    if (!argument) return;
    const variants = isObjectLiteralExpression(argument) ? null : this.#isSql(argument) && this.#variantsIn(argument);
    if (variants === null) this.#dynamic.push(placeOf(call));
    if (!variants) return;
    const row = this.#rowOf(call);
    for (const { text, values } of variants) {
      this.#statements.push({ place: placeOf(call), text, values: values.map((value) => this.#valueOf(value)), row });
    }
  }

  /** The same as `#variants`, but null if the text is built at run time. */
  #variantsIn(argument: Expression): readonly Variant[] | null {
    try {
      return this.#variants(argument, new Map());
    } catch (error) {
      if (error instanceof DynamicError) return null;
      throw error;
    }
  }

  /** All possible texts of an expression of type `Sql`. */
  #variants(node: Node, given: Given): readonly Variant[] {
    if (isSqlTemplate(node)) return this.#ofTemplate(node, given);
    if (isConditionalExpression(node)) {
      return [...this.#variants(node.whenTrue, given), ...this.#variants(node.whenFalse, given)];
    }
    if (isIdentifier(node)) return this.#ofName(node, given);
    if (isCallExpression(node)) {
      const made = this.#declarationOf(node.expression);
      const parameters = made && (isFunctionDeclaration(made) || isArrowFunction(made)) ? made.parameters : [];
      const inner = new Map<number, Expression>();
      parameters.forEach((parameter, index) => {
        const symbol = this.#checker.getSymbolAtLocation(parameter.name);
        const argument = node.arguments[index];
        if (symbol && argument) inner.set(symbol.id, argument);
      });
      const results = made ? resultsOf(made) : [];
      if (results.length > 0) return results.flatMap((result) => this.#variants(result, inner));
    }
    throw new DynamicError();
  }

  #ofName(node: Node, given: Given): readonly Variant[] {
    const symbol = this.#checker.getSymbolAtLocation(node);
    const argument = symbol && given.get(symbol.id);
    if (argument) return this.#variants(argument, new Map());
    const made = this.#declarationOf(node);
    if (!made || isParameterDeclaration(made)) throw new DynamicError();
    return this.#variants(made, given);
  }

  #ofTemplate(node: SqlTemplate, given: Given): readonly Variant[] {
    this.#templates.set(placeOf(node), true);
    const { template } = node;
    if (isNoSubstitutionTemplateLiteral(template)) return [{ text: template.text, values: [] }];
    if (!isTemplateExpression(template)) return [];
    let variants: readonly Variant[] = [{ text: template.head.text, values: [] }];
    for (const { expression, literal } of template.templateSpans) {
      const inner = this.#isSql(expression) ? this.#variants(expression, given) : null;
      variants = variants.flatMap((variant) =>
        (inner ?? [{ text: '$1', values: [expression] }]).map((part) => ({
          text: variant.text + renumbered(part.text, variant.values.length) + literal.text,
          values: [...variant.values, ...part.values],
        })),
      );
    }
    return variants;
  }

  /** The declaration of a name: the value of a constant, a function or a parameter. */
  #declarationOf(node: Node): Node | undefined {
    const named = this.#checker.getSymbolAtLocation(node);
    const symbol = named && named.flags & SymbolFlags.Alias ? this.#checker.getAliasedSymbol(named) : named;
    const made = symbol?.valueDeclaration?.resolve(this.#project);
    return made && isVariableDeclaration(made) ? made.initializer : made;
  }

  #isSql(node: Expression): boolean {
    const type = this.#checker.getTypeAtLocation(node);
    return type?.getSymbol()?.name === 'Sql' || isSqlTemplate(node);
  }

  /** The row type of `query<Row>(…): Promise<Row[]>`. */
  #rowOf(call: Expression): DeclaredStatement['row'] {
    const row = this.#element(this.#element(this.#checker.getTypeAtLocation(call)));
    if (!row) throw new Error(`${placeOf(call)}: not a promise of rows`);
    if (this.#checker.getIndexInfosOfType(row).length > 0) return null;
    return new Map(
      this.#checker
        .getPropertiesOfType(row)
        .map((property) => [property.name, this.#declared(this.#checker.getTypeOfSymbol(property))]),
    );
  }

  #element(type: Type | undefined): Type | undefined {
    return type?.isTypeReference() ? this.#checker.getTypeArguments(type)[0] : undefined;
  }

  #valueOf(value: Expression): Declared {
    return this.#declared(this.#checker.getTypeAtLocation(value));
  }

  #declared(type: Type | undefined): Declared {
    const members = type?.isUnionType() ? (type.getTypes() ?? []) : type ? [type] : [];
    const isNull = (each: Type) => (each.flags & (TypeFlags.Null | TypeFlags.Undefined)) !== 0;
    return {
      kinds: new Set(members.filter((each) => !isNull(each)).map((each) => this.#kindOf(each))),
      nullable: members.some(isNull),
    };
  }

  #kindOf(type: Type): string {
    if (type.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter)) return 'any';
    if (type.flags & (TypeFlags.String | TypeFlags.StringLiteral | TypeFlags.TemplateLiteral)) return 'string';
    if (type.flags & (TypeFlags.Number | TypeFlags.NumberLiteral)) return 'number';
    if (type.flags & (TypeFlags.Boolean | TypeFlags.BooleanLiteral)) return 'boolean';
    if (this.#checker.isArrayType(type)) {
      const { kinds, nullable } = this.#declared(this.#element(type));
      return `${[...kinds].sort().join('|')}${nullable ? '|null' : ''}[]`;
    }
    const name = type.getSymbol()?.name ?? '';
    return ['Uint8Array', 'Buffer'].includes(name) ? 'bytes' : 'object';
  }
}

type SqlTemplate = Node & { readonly template: Node };

function isSqlTemplate(node: Node): node is SqlTemplate {
  return isTaggedTemplateExpression(node) && isIdentifier(node.tag) && node.tag.text === 'sql';
}

const renumbered = (text: string, by: number) => text.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + by}`);

/** The expressions that a function can return. */
function resultsOf(made: Node): readonly Expression[] {
  if (isArrowFunction(made) && !('statements' in made.body)) return [made.body as Expression];
  const results: Expression[] = [];
  const look = (node: Node) => {
    if (isReturnStatement(node) && node.expression) results.push(node.expression);
    node.forEachChild(look);
  };
  if ((isArrowFunction(made) || isFunctionDeclaration(made)) && made.body) look(made.body);
  return results;
}

function placeOf(node: Node): string {
  const file = node.getSourceFile();
  const line = file.text.slice(0, node.getStart()).split('\n').length;
  return `${file.fileName.slice(root.length)}:${line}`;
}
