/** How a part differs from the one it would replace. */
export const substitutionMessages = {
  differs: (values: readonly string[]) => `differs: ${values.join(', ')}`,
  noLength: 'no length',
  noThread: 'no thread',
  noFinish: 'no finish',
  class: (spec: string) => `class ${spec}`,
  stainless: (alloy: '304' | '316') => `stainless ${alloy}`,
  stainlessClass: (alloy: '304' | '316', spec: string) => `stainless ${alloy} (${spec})`,
  brass: 'brass',
} as const;
