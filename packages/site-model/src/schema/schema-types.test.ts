import type * as z from 'zod';
import { expectTypeOf, it } from 'vitest';
import type { PageDocument } from '../page-document';
import type { SiteContext } from '../site-context';
import type { SiteHeaderFooter } from '../site-header-footer';
import type { pageDocumentSchema, siteContextSchema, siteHeaderFooterSchema } from './index';

it('the schemas give the very types of the readers', () => {
  expectTypeOf<z.output<typeof siteContextSchema>>().toEqualTypeOf<SiteContext>();
  expectTypeOf<z.output<typeof pageDocumentSchema>>().toEqualTypeOf<PageDocument>();
  expectTypeOf<z.output<typeof siteHeaderFooterSchema>>().toExtend<SiteHeaderFooter>();
});
