export { HiveEditor, type HiveEditorProps } from './HiveEditor.tsx';
