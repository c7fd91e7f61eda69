import { type ComponentType, lazy, type ReactElement } from 'react';

/** Delay in ms before a failed import is retried; longer than React's own second render of a failed component. */
const retryAfter = 500;

/**
 * A component that is imported when it is first rendered. React's own `lazy` never retries a failed import; this one retries on a later
 * render, so that 'Try again' works. A failed import renders `fallback`, or without one throws to the nearest error boundary.
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

/** A route's screen, imported on its first visit. `id` is the screen's name; the server looks up the route's files by it. */
export function lazyRoute<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): { readonly element: ReactElement; readonly id: Name } {
  const Screen = lazyComponent<object>(async () => (await load())[name]);
  return { element: <Screen />, id: name };
}

/** Fallback for optional parts, which may be missing without a message. */
export const renderNothing = () => null;
