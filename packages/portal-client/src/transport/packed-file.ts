export interface PackedFile {
  readonly name: string;
  readonly is_packed: boolean;
  readonly content_base64: string;
}

/** Number of bytes that a file has as sent. */
export const sentBytes = ({ content_base64 }: PackedFile): number => (content_base64.length / 4) * 3;

/** Files from this size on are packed for sending. */
const packedFrom = 256 * 1024;
/** Names of files that are packed already. */
const isPackedName = (name: string) => /\.(gz|zip|xlsx)$/i.test(name);

function asBase64(bytes: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onerror = () => fail(reader.error);
    // The result is a data address: `data:…;base64,…`.
    reader.onload = () => done(String(reader.result).split(',')[1] ?? '');
    reader.readAsDataURL(bytes);
  });
}

/** A file as data/load-files takes it. Rejects if the browser cannot read it. */
export async function packedFile(file: File): Promise<PackedFile> {
  const { name } = file;
  const isPacked = file.size >= packedFrom && !isPackedName(name);
  const bytes = isPacked ? await new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob() : file;
  return { name, is_packed: isPacked, content_base64: await asBase64(bytes) };
}
