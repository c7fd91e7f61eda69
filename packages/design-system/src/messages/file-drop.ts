const things = (multiple: boolean) => (multiple ? 'files' : 'a file');

export const fileDropMessages = {
  drop: (multiple: boolean) => `Drop ${things(multiple)} here`,
  letGo: (multiple: boolean) => `Let go to add ${things(multiple)}`,
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  disabled: 'No file can be added now',
  atMost: (size: string) => `at most ${size}`,
  kind: (kind: string) => `${kind} files`,
  or: (first: string, last: string) => `${first} or ${last}`,
  onlyOne: 'Only the first file was added',
  otherKind: (file: string, accepted: string) =>
    `${file} can’t be added: only ${accepted.endsWith(' files') ? accepted : `${accepted} files`}`,
  emptyFile: (file: string) => `${file} is empty`,
  tooLarge: (file: string, size: string, most: string) => `${file} is ${size}, at most ${most} can be sent`,
  taken: (label: string) => `${label}: taken`,
  sending: (file: string) => `Sending ${file}`,
  stop: (file: string) => `Stop and remove ${file}`,
};
