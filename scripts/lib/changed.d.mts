export function testsFor(paths: readonly string[]): Readonly<Record<string, 'all' | readonly string[]>>;
export function changedPaths(): readonly string[];
