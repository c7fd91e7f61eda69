/** Who else has the draft open. */
export const presenceMessages = {
  label: 'Also in this draft',
  at: (name: string, component: string) => `${name}, at ${component}. Go there`,
  here: (name: string) => `${name} has this draft open`,
};
