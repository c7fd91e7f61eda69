import type { FileReply } from '@portal/domain/catalogue';

/** Gives a file to the browser to save. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // A click only asks for the download: some browsers read the bytes a while after it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The same of a file that came in an answer. */
export function saveReply({ file_name, content_type, content_base64 }: FileReply): void {
  const bytes = Uint8Array.from(atob(content_base64), (character) => character.charCodeAt(0));
  saveFile(file_name, new Blob([bytes], { type: content_type }));
}
