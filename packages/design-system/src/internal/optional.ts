import { type ComponentType, lazy } from 'react';

/** A part that is loaded when it is first shown; where it does not come there is nothing, and what holds it does without. */
export function optional<Part extends ComponentType<never>>(load: () => Promise<Part>): Part {
  // `lazy` forgets the type parameters that a part may have.
  return lazy(() =>
    load().then(
      (part) => ({ default: part as unknown as ComponentType }),
      () => ({ default: () => null }),
    ),
  ) as unknown as Part;
}
