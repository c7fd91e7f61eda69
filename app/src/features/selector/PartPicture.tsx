import type { PartFacts } from '@portal/domain/cart';
import { parseSize } from '@portal/domain/catalogue';
import type { DrawnPart } from '@portal/domain/drawing';
import { usePortal, useSession } from '@portal/portal-client/react';
import { PartImage, SmallDrawing } from '@portal/portal-widgets';
import { selectorMessages } from '../../messages/selector.ts';

/** The measurements of a part in the stock list, enough to draw its shape. */
function drawnPart(facts: PartFacts): DrawnPart {
  const measure = (symbol: string, label: string, text: string) => {
    const size = parseSize(text);
    return size ? [{ symbol, label, value: `${size.mm} mm` }] : [];
  };
  return {
    image: facts.image || facts.product_type,
    size: facts.size,
    dimensions: [
      ...measure('d', selectorMessages.dimensions.threadDiameter, facts.size),
      ...measure('l', selectorMessages.dimensions.length, facts.length),
    ],
  };
}

/** PART-12: photo or drawing of a part in a list. A photo that fails to load is logged for signed-in users (PING-05). */
export function PartPicture({ stock_code }: { stock_code: string }) {
  const { catalogue, log } = usePortal();
  const { status } = useSession();
  const facts = catalogue.facts(stock_code);
  if (!facts) return null;
  return (
    <PartImage
      part={drawnPart(facts)}
      name={facts.description}
      size={190}
      height={104}
      onFailed={(address) => {
        if (status === 'signed_in') log('imageFailed', 'image failed', address);
      }}
    />
  );
}

/** Picture of a filter value: the shape of its family. */
export function FamilyPicture({ image, label }: { image: string; label: string }) {
  return <PartImage part={{ image, dimensions: [] }} name={label} size={80} instead={<SmallDrawing image={image} />} />;
}
