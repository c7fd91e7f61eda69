export const webMessages = {
  notFound: 'Not found',
  tooManyDocuments: (seconds: number) =>
    `Too many documents at once. Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, then load this page again.`,
  outdatedBrowser: (name: string) =>
    `This version of ${name} is too old for the portal, and ordering will not work. Please use a current version of Chrome, Edge, Firefox or Safari.`,
  boltedJoint: 'Bolted joint before tightening: hex bolt, washers, two plates in section, hex nut',
};
