// Imported dynamically: loaded when the command palette opens.
export { sideCommands, titleCommands } from '@portal/portal-widgets';
