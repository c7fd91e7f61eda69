export const themeCustomiserMessages = {
  startFrom: 'Start from',
  reset: 'Reset',
  undo: 'Undo',
  nothingToUndo: 'Nothing to undo',
  redo: 'Redo',
  nothingToRedo: 'Nothing to redo',
  value: (role: string) => `${role}, value`,
  more: (count: number) => `And ${count} more.`,
  brand: {
    title: 'Brand colours',
    scheme: 'Light or dark',
    light: 'Light',
    dark: 'Dark',
    accent: 'Brand accent',
    neutral: 'Brand neutral',
    derive: 'Derive the rest',
  },
  contrast: {
    label: 'Contrast',
    passed: 'All text and controls have enough contrast',
    failed: (pairs: number) => `${pairs} ${pairs === 1 ? 'pair' : 'pairs'} with too little contrast`,
    repairAll: 'Repair all',
    /** `wash`: the colour that tints the background, or null. */
    pair: (text: string, background: string, wash: string | null) =>
      `${text} on ${background}${wash === null ? '' : `, ${wash}`}`,
    ratio: (ratio: string, least: number) => `${ratio} of ${least}`,
    use: (colour: string, role: string) => `Use ${colour} for ${role}`,
  },
  share: {
    title: 'Export and import',
    export: 'Export',
    importFile: 'Import a file',
    file: 'Theme file',
    paste: 'Or paste an exported theme',
    use: 'Use it',
    imported: 'Theme imported.',
    importedWithMissing: (missing: number, base: string) =>
      `Theme imported. ${missing} missing ${missing === 1 ? 'role was' : 'roles were'} taken from ${base}.`,
  },
};
