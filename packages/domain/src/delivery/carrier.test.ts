import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carrierReference, readCarrierReference } from './carrier.ts';

const carriers = [
  { code: 'STK', name: 'StarTrack' },
  { code: 'SP', name: 'StarTrack Premium' },
];

test('DLV-01 carrier and account reference survive a round trip through the text', () => {
  fc.assert(
    fc.property(fc.constantFrom(null, ...carriers), fc.stringMatching(/^[A-Z0-9/-]{0,12}$/), (carrier, reference) => {
      const text = carrierReference(carrier, reference);
      expect(readCarrierReference(text, carriers)).toEqual({ carrier, reference });
    }),
  );
});

test('DLV-01 a reference without a known carrier is left unchanged', () => {
  expect(readCarrierReference('Own truck, Tuesday', carriers)).toEqual({
    carrier: null,
    reference: 'Own truck, Tuesday',
  });
  expect(readCarrierReference('StarTracker', carriers)).toEqual({ carrier: null, reference: 'StarTracker' });
});
