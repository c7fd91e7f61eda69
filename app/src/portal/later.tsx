import { type ComponentType, lazy } from 'react';

/** How long a part that could not be loaded stays so. Milliseconds: React draws again what failed before it lets go of it. */
const settled = 500;

/**
 * A part that is loaded when it is first shown. One that could not be is asked for again when it is shown anew, so that 'Try again' is what it
 * says: React's own `lazy` remembers a failure for good. Until then `instead` stands there; without it, what holds the part fails with it.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: ComponentType<Props>,
): ComponentType<Props> {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        setTimeout(() => {
          Part = make();
        }, settled);
        if (instead) return { default: instead };
        throw error;
      }
    });
  let Part = make();
  return (props: Props) => <Part {...props} />;
}

/** Of what nobody waits for. */
export const nothing = () => null;
