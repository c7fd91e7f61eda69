// Serves the built page unchanged at `/`, and with the gallery rendered into it at `/rendered`.
import { createReadStream, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { renderGallery } from './gallery.mjs';

const types = { css: 'text/css', js: 'text/javascript', woff2: 'font/woff2' };
const page = readFileSync('dist/index.html', 'utf8');
const server = createServer(({ url }, response) => {
  if (url.startsWith('/assets/')) {
    response.setHeader('content-type', types[url.split('.').at(-1)]);
    createReadStream(join('dist', url))
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(url === '/rendered' ? page.replace('<div id="root">', `<div id="root">${renderGallery()}`) : page);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
