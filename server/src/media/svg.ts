import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { mediaMessages } from '../messages/media.ts';
import { mediaRefused } from './media-refusal.ts';
import { loadSharp } from './raster.ts';

/** Most characters of a drawing; a larger SVG usually contains an embedded photo. */
const longestSvg = 1_000_000;
const mostSide = 10_000;

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'g', 'use'];
const others = ['svg', 'defs', 'symbol', 'title', 'desc', 'style', 'clipPath', 'mask', 'marker', 'pattern'];
const gradients = ['linearGradient', 'radialGradient', 'stop'];

/** Presentation and geometry only: no links, no events, no animation, no embedded pictures or HTML. Names as hast has them. */
const attributes =
  `id className style viewBox preserveAspectRatio x y x1 x2 y1 y2 dx dy r rx ry cx cy fx fy d points pathLength width height transform
  fill fillOpacity fillRule stroke strokeWidth strokeOpacity strokeLineCap strokeLineJoin strokeMiterLimit strokeDashArray strokeDashOffset
  opacity color display visibility overflow vectorEffect clipPath clipRule clipPathUnits mask maskUnits maskContentUnits markerStart
  markerMid markerEnd markerWidth markerHeight markerUnits refX refY orient gradientUnits gradientTransform spreadMethod offset stopColor
  stopOpacity patternUnits patternContentUnits patternTransform fontFamily fontSize fontWeight fontStyle textAnchor dominantBaseline
  letterSpacing textLength lengthAdjust`.split(/\s+/);

const schema: Schema = {
  tagNames: [...shapes, ...others, ...gradients],
  attributes: { '*': attributes, use: ['href', 'xLinkHref'] },
  protocols: {},
  strip: ['script', 'foreignObject'],
};

/** Whether a style could load something, or hide what it does. References within the drawing are harmless. */
const isUnsafeStyle = (text: string) => /[\\<&@]|expression|url\(\s*(?!["']?#)/i.test(text);

function cleanElement(element: Element): void {
  const { properties, children, tagName } = element;
  for (const [name, value] of Object.entries(properties)) {
    const isReference = name === 'href' || name === 'xLinkHref';
    if (isReference ? !String(value).startsWith('#') : isUnsafeStyle(String(value))) delete properties[name];
  }
  if (tagName !== 'style') return;
  const text = children.map((child) => (child.type === 'text' ? child.value : '<')).join('');
  element.children = isUnsafeStyle(text) ? [] : [{ type: 'text', value: text }];
}

const damaged = () => mediaRefused('damaged', mediaMessages.damaged);

/** Renders the drawing to find its size. The length limit bounds how long this takes; the library limits chains of references. */
async function sizeOf(svg: Uint8Array): Promise<{ readonly width: number; readonly height: number }> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(svg, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw damaged();
    });
  if (width > mostSide || height > mostSide) throw damaged();
  return { width, height };
}

/**
 * A drawing as safe SVG, rewritten from the allowed elements and attributes: no scripts, events, links, animation or references to
 * other files. Throws a refusal if nothing is left of it.
 */
export async function sanitiseSvg(
  bytes: Uint8Array,
): Promise<{ readonly bytes: Uint8Array; readonly width: number; readonly height: number }> {
  const text = Buffer.from(bytes).toString('utf8');
  if (text.length > longestSvg) throw mediaRefused('too_large', mediaMessages.tooLarge);
  const start = text.search(/<svg[\s>]/);
  const parsed = fromHtml(text.slice(start), { fragment: true });
  const clean = sanitize(parsed, schema);
  const root: Root = clean.type === 'root' ? clean : { type: 'root', children: [] };
  visit(root, 'element', cleanElement);
  const svg = root.children.find((node): node is Element => node.type === 'element' && node.tagName === 'svg');
  if (!svg || svg.children.length === 0) throw damaged();
  svg.properties = {
    xmlns: 'http://www.w3.org/2000/svg',
    xmlnsXLink: 'http://www.w3.org/1999/xlink',
    ...svg.properties,
  };
  const written = toHtml(svg, {
    space: 'svg',
    closeEmptyElements: true,
    characterReferences: { omitOptionalSemicolons: false },
  });
  const safe = new Uint8Array(Buffer.from(written, 'utf8'));
  return { bytes: safe, ...(await sizeOf(safe)) };
}
