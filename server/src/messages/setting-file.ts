/** Problems with settings that are YAML files, shown to the operator when the portal starts. */
export const settingFileMessages = {
  name: 'must be lower-case letters, digits and dashes',
  url: 'must be an https:// or http:// address',
  unencrypted: 'production sends nothing unencrypted; use an https address',
  sameName: (name: string) => `${name} is named twice`,
  oneOf: (name: string) => `give either ${name} or ${name}_file`,
  unreadable: (reason: string) => `cannot be read: ${reason}`,
  notYaml: (reason: string) => `is not YAML or JSON: ${reason}`,
} as const;
