/** Reads a time of day as people type it (`9`, `9:30`, `930`, `9.30 pm`) and returns `HH:MM`; undefined if it is none. */
export function readTime(text: string): string | undefined {
  const found = /^\s*(\d{1,2})(?:[:.h\s]?([0-5]\d))?\s*([ap])?\.?m?\.?\s*$/i.exec(text);
  if (!found) return undefined;
  const [, hours = '', minutes = '00', half] = found;
  const hour = Number(hours);
  if (half && (hour < 1 || hour > 12)) return undefined;
  const full = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  return full > 23 ? undefined : `${String(full).padStart(2, '0')}:${minutes}`;
}
