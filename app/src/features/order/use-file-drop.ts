import type { DragEvent } from 'react';

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Imports a file dropped anywhere on the order (IMP-01); the browser would otherwise leave the page and open it. */
export function useFileDrop(open: boolean, onFile: (file: File) => void) {
  return {
    onDragOver(event: DragEvent) {
      if (!holdsFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = open ? 'copy' : 'none';
    },
    onDrop(event: DragEvent) {
      if (!holdsFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      if (open && file) onFile(file);
    },
  };
}
