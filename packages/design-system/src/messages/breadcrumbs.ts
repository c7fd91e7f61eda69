export const breadcrumbsMessages = { label: 'Breadcrumbs' };
