export { fieldsSchema } from './fields-schema';
export { richTextSchema } from './rich-text-schema';
export { fontSheetsSchema } from './font-sheets-schema';
export {
  albumTracksSchema,
  collectionProductsSchema,
  importedGalleriesSchema,
  orderedItemsSchema,
} from './album-tracks-schema';
export { categorySchema, tagSchema } from './tag-schema';
export { categoryTreeSchema, type CategoryNode } from './category-tree-schema';
export { pageBlockSchema, pageDocumentSchema, pageSectionSchema } from './page-document-schema';
export { pageEditSchema, patternSectionSchema } from './page-edit-schema';
export { siteContextSchema } from './site-context-schema';
export { siteHeaderFooterSchema } from './site-header-footer-schema';
