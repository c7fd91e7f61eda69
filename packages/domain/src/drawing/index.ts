export { dimension, dimensions, type Span } from './dimension.ts';
export * from './figure.ts';
export { jointFigure } from './joint.ts';
export { type DimensionText, measuresOf, millimetres } from './measures.ts';
export * from './part-drawing.ts';
export { drawnPart } from './part-drawing.ts';
export { cutPlate, hexagonFront, hexagonSide, hexBolt, shank } from './parts.ts';
export { segmentsOf } from './segments.ts';
