/** Issues to review before a page is published. */
export const preflightMessages = {
  unknownPart: (code: string) => `There is no part ${code}.`,
  discontinuedPart: (code: string) => `${code} is discontinued.`,
  supersededPart: (code: string, by: string) => `${code} is superseded by ${by}.`,
  noAnchor: (anchor: string) => `Nothing on this page has the anchor ${anchor}.`,
  noPage: (path: string) => `There is no page at ${path}.`,
  noPageTitle: 'The page has no level 1 heading.',
  secondPageTitle: 'The page already has a level 1 heading.',
  headingOrder: 'A heading level is skipped before this heading.',
  noAltText: 'The picture has no alt text.',
  exampleText: 'This is still the example text of the template. Write your own or remove it.',
  emptyRow: 'A row of the table is empty. Fill it in or delete it.',
  contrast: (colour: string, background: string, ratio: string, least: number) =>
    `${colour} on ${background} has a contrast of ${ratio}; at least ${least} is needed.`,
  unknownType: (name: string) => `There is no component type ${name}.`,
  notShown: 'This component is outside the cells and is not shown.',
  weight: (kilobytes: number) => `The page has ${kilobytes} kB of text and may load slowly.`,
} as const;
