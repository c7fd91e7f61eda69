export { startIslands } from '@portal/hive-components/islands';
