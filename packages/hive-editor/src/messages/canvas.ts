export const canvasMessages = {
  page: (width: number) => `Page at ${width} pixels`,
  /** `scale`: 1 for real size. `isOnly`: false if several widths are shown. */
  caption: (width: number, scale: number, isOnly: boolean) =>
    `${width} px${scale < 1 ? `, ${isOnly ? 'drawn ' : ''}at ${Math.round(scale * 100)} %` : ''}`,
  drop: {
    /** `there`: what is in the cell; it is swapped with the component, or moves to the next cell. */
    cell: (
      name: string,
      container: string,
      cell: number,
      count: number,
      there: { readonly name: string; readonly isSwap: boolean } | null,
    ) =>
      `${name} goes here\n${container}, cell ${cell} of ${count}${
        there ? `. ${there.name} ${there.isSwap ? 'goes to its place' : 'moves on'}` : ''
      }`,
    inside: (name: string, container: string) => `${name} goes here\nat the end of ${container}`,
  },
  canvas: 'Widths of the page',
  insertAfter: (component: string) => `Insert a component after ${component}`,
  textOf: (setting: string, component: string) => `${setting} of ${component}`,
  textUnchanged: (reason: string) => `${reason}. The text was not changed.`,
};
