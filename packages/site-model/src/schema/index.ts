export { fontSheetsSchema } from './font-sheets-schema';
export {
  albumTracksSchema,
  categorySchema,
  categoryTreeSchema,
  collectionProductsSchema,
  importedGalleriesSchema,
  orderedItemsSchema,
  tagSchema,
  type CategoryNode,
} from './limit-schemas';
export { pageBlockSchema, pageDocumentSchema, pageSectionSchema } from './page-document-schema';
export { siteContextSchema } from './site-context-schema';
export { siteHeaderFooterSchema } from './site-header-footer-schema';
