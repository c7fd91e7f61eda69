import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes `css/fonts.css` with the font files beside it, so that whoever installs the package needs no font package. */
export function packageFonts(sourceFolder: string): Plugin {
  const resolve = createRequire(join(sourceFolder, 'base.ts')).resolve;
  return {
    name: 'package-fonts',
    generateBundle(_, bundle) {
      delete bundle['fonts.css'];
      const source = readFileSync(join(sourceFolder, 'fonts.css'), 'utf8').replaceAll(
        /url\("([^"]+)"\)/g,
        (_match, address: string) => {
          const path = address.startsWith('.') ? join(sourceFolder, address) : resolve(address);
          const fileName = `css/fonts/${basename(path)}`;
          this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
          return `url("./fonts/${basename(path)}")`;
        },
      );
      this.emitFile({ type: 'asset', fileName: 'css/fonts.css', source });
    },
  };
}
