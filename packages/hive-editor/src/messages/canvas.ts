export const canvasMessages = {
  page: (width: number) => `Page at ${width} pixels`,
  /** `scale`: 1 for real size. `isOnly`: false if several widths are shown. */
  caption: (width: number, scale: number, isOnly: boolean) =>
    `${width} px${scale < 1 ? `, ${isOnly ? 'drawn ' : ''}at ${Math.round(scale * 100)} %` : ''}`,
  textOf: (setting: string, component: string) => `${setting} of ${component}`,
  textUnchanged: (reason: string) => `${reason}. The text was not changed.`,
};
