/** Custom properties of components that may have other values on tablets and phones. */
export const narrowProperties = [
  '--columns',
  '--least',
  '--tracks',
  '--tracks-narrow',
  '--along',
  '--across',
  '--text',
  '--pad-block',
  '--pad-inline',
  '--out-block',
  '--out-inline',
] as const;
