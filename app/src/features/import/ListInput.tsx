import { FileDrop, Stack, TextArea } from '@portal/design-system';
import { largestListFile } from '@portal/domain/import';

export interface ListInputProps {
  text: string;
  onText: (text: string) => void;
  onFile: (file: File) => void;
}

const kinds = ['.xlsx', '.csv', '.tsv', '.txt'];

/** Where a list comes from: typed, pasted, or a file. */
export function ListInput({ text, onText, onFile }: ListInputProps) {
  return (
    <Stack gap={4}>
      <TextArea label="List" value={text} onValueChange={onText} rows={10} spellCheck={false} />
      <FileDrop
        label="File"
        accept={kinds}
        maxBytes={largestListFile}
        files={[]}
        onFiles={([file]) => {
          if (file) onFile(file);
        }}
        onRemove={() => {}}
      />
    </Stack>
  );
}
