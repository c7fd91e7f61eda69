/** Objects held by a page's script; the rest of a snapshot is compiled code and browser internals. */
const held = new Set([
  'object',
  'string',
  'sliced string',
  'concatenated string',
  'array',
  'closure',
  'object shape',
  'number',
  'bigint',
  'symbol',
  'regexp',
]);

async function snapshot(session) {
  const parts = [];
  const take = ({ chunk }) => parts.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  return JSON.parse(parts.join(''));
}

/** Bytes after garbage collection: the page's whole heap, and of it objects, strings and closures. */
export async function heapOf(session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: whole } = await session.send('Runtime.getHeapUsage');
  const { snapshot: about, nodes } = await snapshot(session);
  const { node_fields: fields, node_types: types } = about.meta;
  const type = fields.indexOf('type');
  const size = fields.indexOf('self_size');
  let script = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (held.has(types[type][nodes[at + type]])) script += nodes[at + size];
  return { whole, script };
}
