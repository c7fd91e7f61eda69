import { type ComponentType, lazy, type ReactElement } from 'react';

/** Milliseconds before a failed import is retried: React renders what failed once more before it gives up on it. */
const retryAfter = 500;

/**
 * A component that is imported when it is first rendered. React's own `lazy` remembers a failed import for good; this one retries it on a
 * later render, so that 'Try again' works. A failed import renders `fallback`; without one it throws to the nearest error boundary.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ComponentType<Props>,
): ComponentType<Props> {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        setTimeout(() => {
          Part = make();
        }, retryAfter);
        if (fallback) return { default: fallback };
        throw error;
      }
    });
  let Part = make();
  return (props: Props) => <Part {...props} />;
}

/** A route's screen, imported on its first visit. The id is the screen's name; the server looks up the route's files by it. */
export function lazyRoute<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): { readonly element: ReactElement; readonly id: Name } {
  const Screen = lazyComponent<object>(async () => (await load())[name]);
  return { element: <Screen />, id: name };
}

/** A fallback for parts that may be missing without a word. */
export const renderNothing = () => null;
