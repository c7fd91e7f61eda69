/** Reads a number in Western digits, with or without group commas. Undefined for anything else, including empty text. */
export function readNumber(text: string): number | undefined {
  const plain = text.trim().replaceAll(',', '').replace('−', '-');
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** The next multiple of `step` above (1) or below (-1) a value, within `min` and `max`. */
export function stepFrom(
  value: number,
  direction: 1 | -1,
  step: number,
  min: number,
  max = Number.MAX_SAFE_INTEGER,
): number {
  const grid = step > 0 ? step : 1;
  // Division by a step such as 0.1 is inexact, so the value counts as a multiple within a millionth of a step.
  const units = value / grid;
  const next = direction > 0 ? Math.floor(units + 1e-6) + 1 : Math.ceil(units - 1e-6) - 1;
  const raw = Number((next * grid).toFixed(6));
  return Math.min(max, Math.max(min, raw));
}
