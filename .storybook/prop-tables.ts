import { join } from 'node:path';
import {
  isBindingElement,
  isIdentifier,
  isPropertySignatureDeclaration,
  isTypeAliasDeclaration,
  isTypeOperatorNode,
  isTypeQueryNode,
  isTypeReferenceNode,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import {
  API,
  type Symbol as Named,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';
import type { Plugin } from 'vite';
import type { ComponentDocs, PropDocs } from './component-docs.ts';

const root = join(import.meta.dirname, '..');
const config = join(root, 'tsconfig.json');
const components = /\/design-system\/src\/components\/\w+\/[A-Z]\w+\.tsx$/;

/** Source text of a type, on one line. */
const written = (node: Node, file: SourceFile) =>
  file.text
    .slice(node.pos, node.end)
    .replace(/\s+/g, ' ')
    .replace(/^ ?\| /, '')
    .trim();

/** Matches literal values, as opposed to names of constants. */
const literal = /^(['"`\d-]|true|false|null)/;

/** Default values in a component's destructuring: `{ kind = 'outlined' } = props`. */
function fallbacksIn(file: SourceFile): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (node: Node): void => {
    if (
      isBindingElement(node) &&
      node.initializer &&
      literal.test(written(node.initializer, file)) &&
      node.name &&
      isIdentifier(node.name)
    ) {
      const name = node.propertyName && isIdentifier(node.propertyName) ? node.propertyName.text : node.name.text;
      if (!found.has(name)) found.set(name, written(node.initializer, file));
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** Members of a union of string or number literals; empty for any other type. */
function wordsOf(type: Type): (string | number)[] {
  const parts = type.isUnionType() ? type.getTypes() : [type];
  const words = parts.flatMap((part) =>
    part.isStringLiteralType() || part.isNumberLiteralType() ? [part.value as string | number] : [],
  );
  return words.length === parts.length ? words : [];
}

/** Keys of the record in `keyof typeof record`, in source order; the type checker orders unions arbitrarily. */
function namesOf(project: Project, node: Node): readonly string[] {
  const { checker } = project;
  if (isTypeOperatorNode(node) && isTypeQueryNode(node.type)) {
    const record = checker.getTypeAtLocation(node.type.exprName);
    return record ? checker.getPropertiesOfType(record).map(({ name }) => name) : [];
  }
  if (!isTypeReferenceNode(node)) return [];
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const alias = symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const [declaration] = alias?.declarations ?? [];
  const declared = declaration?.resolve(project);
  return declared && isTypeAliasDeclaration(declared) ? namesOf(project, declared.type) : [];
}

/** Union members in source order. */
function inOrder(words: (string | number)[], names: readonly string[], text: string): (string | number)[] {
  const place = (word: string | number) =>
    names.length > 0 ? names.indexOf(String(word)) : text.indexOf(typeof word === 'string' ? `'${word}'` : `${word}`);
  return words.sort((one, other) => place(one) - place(other));
}

function kindOf(project: Project, type: Type, text: string): PropDocs['kind'] {
  const { checker } = project;
  if (/^(React\.)?ReactNode$/.test(text)) return 'node';
  if (wordsOf(type).length > 0) return 'words';
  if (text.includes('=>')) return 'function';
  const name = checker.typeToString(type);
  return name === 'string' || name === 'number' || name === 'boolean' ? name : 'other';
}

function propOf(project: Project, symbol: Named, fallback: string | undefined): PropDocs | null {
  const { checker, program } = project;
  const [declaration] = symbol.declarations;
  // Attributes that every element takes are described in one sentence (see readDocs).
  if (!declaration || declaration.path.includes('/node_modules/')) return null;
  const node = declaration.resolve(project);
  const file = program.getSourceFile(declaration.path);
  const whole = checker.getTypeOfSymbol(symbol);
  if (!node || !file || !whole || !isPropertySignatureDeclaration(node) || !node.type) return null;
  const optional = (symbol.flags & SymbolFlags.Optional) !== 0;
  const type = optional ? (checker.getNonNullableType(whole) ?? whole) : whole;
  const text = written(node.type, file);
  const words = inOrder(wordsOf(type), namesOf(project, node.type), text);
  return {
    about: checker.getDocumentationCommentOfSymbol(symbol).replace(/\s+/g, ' ').trim(),
    type: words.length > 0 ? words.map((word) => JSON.stringify(word).replaceAll('"', "'")).join(' | ') : text,
    required: !optional,
    fallback: fallback ?? null,
    kind: kindOf(project, type, text),
    words,
  };
}

/** Props of every variant of a component's prop union; required only if every variant requires them. */
function propsOf(project: Project, props: Type, fallbacks: ReadonlyMap<string, string>): Record<string, PropDocs> {
  const variants = props.isUnionType() ? props.getTypes() : [props];
  const found: Record<string, PropDocs> = {};
  const times = new Map<string, number>();
  for (const symbol of variants.flatMap((variant) => project.checker.getPropertiesOfType(variant))) {
    const { name } = symbol;
    const prop = propOf(project, symbol, fallbacks.get(name));
    if (!prop) continue;
    times.set(name, (times.get(name) ?? 0) + 1);
    found[name] = merged(found[name], prop);
  }
  for (const [name, prop] of Object.entries(found)) {
    if (times.get(name) !== variants.length) found[name] = { ...prop, required: false };
  }
  return found;
}

function merged(one: PropDocs | undefined, other: PropDocs): PropDocs {
  if (!one || one.type === other.type) return other;
  const words = one.kind === 'words' && other.kind === 'words' ? [...one.words, ...other.words] : [];
  return {
    ...one,
    about: one.about || other.about,
    type: `${one.type} | ${other.type}`,
    required: one.required && other.required,
    kind: words.length > 0 ? 'words' : one.kind === other.kind ? one.kind : 'other',
    words,
  };
}

const takesElement = /ElementProps<\s*'(\w+)'/;

/** Documentation of each component that a file exports, by name. */
export function readDocs(project: Project, path: string): Record<string, ComponentDocs> {
  const { checker, program } = project;
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  if (!file || !module) return {};
  const fallbacks = fallbacksIn(file);
  const element = takesElement.exec(file.text)?.[1];
  const docs: Record<string, ComponentDocs> = {};
  for (const symbol of checker.getExportsOfModule(module)) {
    const type = /^[A-Z]/.test(symbol.name) && checker.getTypeOfSymbol(symbol);
    const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    if (!signature) continue;
    const props = signature.parameters.length > 0 ? checker.getParameterType(signature, 0) : undefined;
    const about = checker.getDocumentationCommentOfSymbol(symbol).replace(/\n(?!\n)/g, ' ');
    const more = element
      ? `\n\nTakes the attributes of \`<${element}>\` too, but neither \`className\` nor \`style\`.`
      : '';
    docs[symbol.name] = { about: `${about}${more}`, props: props ? propsOf(project, props, fallbacks) : {} };
  }
  return docs;
}

/** What a file exports, with the file that declares it. */
export interface Exported {
  readonly name: string;
  readonly isType: boolean;
  readonly path: string;
}

/** What a file exports, its own and what it passes on. */
export function exportsOf({ checker, program }: Project, path: string): Exported[] {
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${path} is no module of the project`);
  return checker.getExportsOfModule(module).map((symbol) => {
    const declared = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const isType = (declared.flags & SymbolFlags.Value) === 0;
    return { name: symbol.name, isType, path: declared.declarations[0]?.path ?? path };
  });
}

/** Opens the TypeScript project. Call `close` when done. */
export function readProject(): { project: Project; close: () => void } {
  const api = new API({ cwd: root });
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error(`${config} is no project`);
  return { project, close: () => api.close() };
}

/** Vite plugin that attaches to each design system component the documentation read from its source, for its Storybook page. */
export function propTables(): Plugin {
  let read: ReturnType<typeof readProject> | undefined;
  const forget = () => {
    read?.close();
    read = undefined;
  };
  return {
    name: 'prop-tables',
    enforce: 'pre',
    transform(code, id) {
      const path = id.replace(/\?.*$/, '');
      if (!components.test(path) || path.endsWith('.stories.tsx')) return null;
      read ??= readProject();
      const tables = Object.entries(readDocs(read.project, path)).map(
        ([name, docs]) =>
          `\nObject.assign(${name}, { displayName: '${name}', componentDocs: ${JSON.stringify(docs)} });`,
      );
      return { code: code + tables.join(''), map: null };
    },
    watchChange: forget,
    buildEnd: forget,
  };
}
