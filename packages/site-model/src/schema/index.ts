export { fontSheetsSchema } from './font-sheets-schema';
export { pageBlockSchema, pageDocumentSchema, pageSectionSchema } from './page-document-schema';
export { siteContextSchema } from './site-context-schema';
export { siteHeaderFooterSchema } from './site-header-footer-schema';
