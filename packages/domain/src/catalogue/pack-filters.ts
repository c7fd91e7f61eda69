/** Encodes ascending integers as differences in LEB128, then base64: about one byte each in a large group. */
export function packRows(rows: ArrayLike<number>): string {
  const bytes: number[] = [];
  let before = 0;
  for (let i = 0; i < rows.length; i += 1) {
    let distance = (rows[i] ?? 0) - before;
    before = rows[i] ?? 0;
    while (distance > 127) {
      bytes.push((distance & 127) | 128);
      distance >>>= 7;
    }
    bytes.push(distance);
  }
  let text = '';
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.slice(i, i + 8192));
  return btoa(text);
}

/** Decodes the result of `packRows`. Throws an Error if it is damaged: truncated, or a row outside a list of `count`. */
export function unpackRows(packed: string, count: number): Int32Array {
  const text = atob(packed);
  const rows = new Int32Array(text.length);
  let many = 0;
  let row = 0;
  let distance = 0;
  let shift = 0;
  for (let i = 0; i < text.length; i += 1) {
    const byte = text.charCodeAt(i);
    distance |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    row += distance;
    if (row >= count || row < 0) throw new Error(`A filter is damaged: row ${row} of ${count}`);
    rows[many] = row;
    many += 1;
    distance = 0;
    shift = 0;
  }
  if (shift !== 0) throw new Error('A filter is damaged: it ends in the middle of a row');
  return rows.slice(0, many);
}
