export interface Reported {
  readonly title: string;
  readonly status: string;
  readonly message: string;
}
export interface Results {
  readonly passed: number;
  readonly failed: readonly Reported[];
  readonly flaky: readonly Reported[];
  readonly newPictures: readonly Reported[];
}
export function readResults(path: string, folder?: string): Results;
export function secondTriesOf(folder: string): readonly Reported[];
