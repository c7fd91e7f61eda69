/** @fastify/static adds a charset only to text types, so SVG names its own. */
export const svgType = 'image/svg+xml; charset=utf-8';

/** Content types by file extension. */
export const fileTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': svgType,
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};
