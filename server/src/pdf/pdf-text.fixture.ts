import { inflateSync } from 'node:zlib';

/** The text of a PDF made by `makePdf`: the strings of its compressed pages, without kerning. */
export function pdfText(pdf: Buffer): string {
  const raw = pdf.toString('latin1');
  return [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, body = '']) => {
      try {
        return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n')
    .replace(/\[([^\]]*)\] TJ/g, (_, list: string) =>
      [...list.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
    );
}
