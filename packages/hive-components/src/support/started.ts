import { expect, waitFor } from 'storybook/test';

/** Waits until every island of a story has started: an earlier click would act as without script. */
export async function started(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => {
    const islands = [...canvasElement.querySelectorAll('[data-island]')];
    return expect(islands.length > 0 && islands.every((each) => each.hasAttribute('data-island-on'))).toBe(true);
  });
}
