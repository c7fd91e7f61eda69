export { GuidedTour } from '@portal/portal-widgets';
