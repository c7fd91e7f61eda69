export const regionBoundaryMessages = {
  failed: (region: string) => `${region} could not be shown.`,
};
