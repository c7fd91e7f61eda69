import type { DragEvent } from 'react';

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** A file dropped anywhere on the order goes into the import (IMP-01); without this the browser would leave the page for it. */
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
