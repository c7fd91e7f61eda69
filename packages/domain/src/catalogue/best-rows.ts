/** Returns the `limit` rows with the highest keys, best first. */
export function best(rows: Int32Array, keys: Float64Array, many: number, limit: number): number[] {
  if (many > limit * 8 && limit <= 100) {
    const top: number[] = [];
    let least = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < many; i += 1) {
      const key = keys[i] ?? 0;
      if (top.length >= limit && key <= least) continue;
      let at = top.length;
      while (at > 0 && (keys[top[at - 1] ?? 0] ?? 0) < key) at -= 1;
      top.splice(at, 0, i);
      if (top.length > limit) top.pop();
      least = keys[top[top.length - 1] ?? 0] ?? 0;
    }
    return top.map((i) => rows[i] ?? 0);
  }
  return inOrder(keys, many, limit).map((i) => rows[i] ?? 0);
}

/** Steps into which a key is divided when many rows are sorted: smaller differences are noise. */
const steps = 1_024;

/** Returns the indexes of the `limit` highest keys, best first; equal keys keep their order. */
function inOrder(keys: Float64Array, many: number, limit: number): number[] {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < many; i += 1) {
    least = Math.min(least, keys[i] ?? 0);
    most = Math.max(most, keys[i] ?? 0);
  }
  // Key and index in one number, because typed arrays sort numbers many times faster than with a comparison.
  if ((most - least + 1) * steps * many < Number.MAX_SAFE_INTEGER) {
    const packed = new Float64Array(many);
    for (let i = 0; i < many; i += 1) packed[i] = Math.round((most - (keys[i] ?? 0)) * steps) * many + i;
    return Array.from(packed.sort().subarray(0, limit), (each) => each % many);
  }
  return Array.from({ length: many }, (_, i) => i)
    .sort((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0) || a - b)
    .slice(0, limit);
}
