import type { FileReply } from '@portal/domain/catalogue';

/** Downloads a file in the browser. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the bytes some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Downloads a file from a server reply. */
export function saveReply({ file_name, content_type, content_base64 }: FileReply): void {
  const bytes = Uint8Array.from(atob(content_base64), (character) => character.charCodeAt(0));
  saveFile(file_name, new Blob([bytes], { type: content_type }));
}
