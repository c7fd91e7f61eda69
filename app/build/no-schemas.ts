import type { Plugin } from 'vite';

const declaration = /\/packages\/domain\/src\/contract\/calls\/[\w-]+\.ts$/;
/** What the server and the documentation read of a call, and the browser never does. */
const dropped = new Set(['request', 'reply', 'summary']);

/**
 * Takes the schemas out of the declarations of calls in the browser's build, and with them the library that they are written in: the server
 * checks what arrives, the browser is typed by it (docs/decisions/0002-no-schemas-in-the-browser.md). Each is overwritten by blanks,
 * so that every other character stays where it was.
 */
export function noSchemas(): Plugin {
  return {
    name: 'portal-no-schemas',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: declaration },
      handler(code) {
        let rest = code;
        for (const statement of this.parse(code, { lang: 'ts' }).body) {
          if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
            continue;
          const call = statement.declaration.declarations[0]?.init;
          if (call?.type !== 'CallExpression') continue;
          const [given] = call.arguments;
          if (given?.type !== 'ObjectExpression') continue;
          given.properties.forEach((property, place) => {
            if (property.type !== 'Property' || property.key.type !== 'Identifier' || !dropped.has(property.key.name))
              return;
            const end = given.properties[place + 1]?.start ?? given.end - 1;
            const blank = rest.slice(property.start, end).replace(/\S/g, ' ');
            rest = rest.slice(0, property.start) + blank + rest.slice(end);
          });
        }
        return { code: rest, map: null };
      },
    },
  };
}
