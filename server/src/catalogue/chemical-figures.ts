import type { ChemicalFigures, ProductInformation } from '@portal/domain/catalogue';

/** `M16`, `16 mm`, `300 ml` → the number. */
const numberIn = (text: string | undefined): number | null => {
  const found = /[\d.]+/.exec(text ?? '')?.[0];
  return found === undefined ? null : Number(found);
};

/**
 * Initial values of the volume calculator (CALC-01), from the part's dimensions: bonded anchors have a hole `d0`, cartridges contents
 * `V` in millilitres. Null for all other parts.
 */
export function chemicalFigures(dimensions: ProductInformation['dimensions']): ChemicalFigures | null {
  const figureOf = (symbol: string) => dimensions.find((each) => each.symbol === symbol)?.value;
  const contents = figureOf('V');
  const cartridge_ml = contents?.endsWith('ml') ? numberIn(contents) : null;
  const hole_mm = numberIn(figureOf('d0'));
  const depth_mm = numberIn(figureOf('hef'));
  if (cartridge_ml === null && (hole_mm === null || depth_mm === null)) return null;
  return { rod_mm: numberIn(figureOf('d')), hole_mm, depth_mm, cartridge_ml };
}
