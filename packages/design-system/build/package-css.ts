import type { Plugin } from 'vite';

/** Loaded by every page: resets, and the tokens that no theme changes. */
const foundation =
  /^(themes\/layers|base|motion\/contract|spacing\/contract|spacing\/width-lock|themes\/system)\.css\.ts$/;
const layers = '@layer reset, tokens, components, widgets, app;\n';

/** The style sheet that the rules of a source file go to: one for each theme, component and shared part. */
function sheetOf(file: string): string {
  if (foundation.test(file)) return 'foundation';
  const [folder = '', name = ''] = file.split('/');
  return `${folder}/${name.replace('.css.ts', '')}`;
}

/**
 * Collects the rules that vanilla-extract emits for each source file into one style sheet for each theme and component, so that
 * a page without our build loads what it uses. A component's style sheet imports those of the components that it is made of.
 */
export function packageCss(sourceFolder: string): Plugin {
  return {
    name: 'package-css',
    generateBundle(_, bundle) {
      const fileOf = (id: string) =>
        id.startsWith(sourceFolder) && !id.includes('?') ? id.slice(sourceFolder.length) : null;
      const rulesOf = new Map<string, string>();
      for (const [name, emitted] of Object.entries(bundle)) {
        if (emitted.type !== 'asset' || !name.endsWith('.vanilla.css')) continue;
        rulesOf.set(name.replace(/\.vanilla\.css$/, ''), String(emitted.source).replaceAll(/^@layer [^;{]+;\n/gm, ''));
        delete bundle[name];
      }
      // Every file after those that it imports: the order in which their rules must stand.
      const order: string[] = [];
      const usedBy = new Map<string, Set<string>>();
      const visit = (id: string): Set<string> => {
        const file = fileOf(id);
        if (file === null) return new Set();
        const known = usedBy.get(file);
        if (known) return known;
        const used = new Set<string>();
        usedBy.set(file, used);
        // vanilla-extract gives each file of styles an import of its rules.
        const rulesFile = file.replace(/\.vanilla\.css$/, '');
        if (rulesFile !== file && rulesOf.has(rulesFile)) {
          order.push(rulesFile);
          used.add(rulesFile);
        }
        for (const imported of this.getModuleInfo(id)?.importedIds ?? [])
          for (const each of visit(imported)) used.add(each);
        return used;
      };
      for (const entry of ['base.ts', 'index.ts']) visit(`${sourceFolder}${entry}`);

      const rules = (files: readonly string[]) => files.map((file) => rulesOf.get(file) ?? '').join('');
      const emit = (name: string, source: string) =>
        this.emitFile({ type: 'asset', fileName: `css/${name}.css`, source: `${layers}${source}` });
      const inSheet = (name: string) => order.filter((file) => sheetOf(file) === name);
      const base = order.filter((file) => foundation.test(file) || file.startsWith('themes/'));

      const names = new Set(
        [...usedBy.keys()].filter((file) => /^(components|internal|themes)\//.test(file)).map(sheetOf),
      );
      names.add('foundation');
      for (const name of names) {
        const used = new Set<string>();
        for (const [file, files] of usedBy)
          if (sheetOf(file) === name) for (const each of files) used.add(sheetOf(each));
        used.delete(name);
        const parts = [...new Set(order.map(sheetOf))].filter(
          (each) => used.has(each) && /^(components|internal)\//.test(each),
        );
        const imports = name.startsWith('components/')
          ? parts.map((each) => `@import "../${each}.css";\n`).join('')
          : '';
        const own = rules(inSheet(name));
        if (own || imports) emit(name, `${imports}${own}`);
      }
      emit('base', `@import "./fonts.css";\n${rules(base)}`);
      emit('styles', `@import "./fonts.css";\n${rules(base)}${rules(order.filter((file) => !base.includes(file)))}`);
    },
  };
}
