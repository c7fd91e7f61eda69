export { KeysDialog } from '@portal/portal-widgets';
