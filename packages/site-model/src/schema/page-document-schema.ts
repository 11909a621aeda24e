import { isRecord } from '@frontage/core-lifecycle/reading';
import * as z from 'zod';
import { isId } from '../create-id';
import type { JsonObject } from '../json-value';
import { isLanguageTag } from '../locale/canonical-language';
import {
  isBlockColumn,
  isBlockTypeId,
  isSectionId,
  maxBlocksPerLayout,
  pageDocumentVersion,
  sectionEntrances,
  sectionSpaces,
  sectionTones,
  sectionWidths,
} from '../page-document';
import type { BlockColumn } from '../page-document';
import { isShownTo } from '../shown-to';

/** The columns of a block. */
export const column = z.custom<BlockColumn>(
  (raw) => isRecord(raw) && isBlockColumn({ start: raw.start, span: raw.span }),
  'wants a start and a span within 12 columns',
);

/** One block of a page; the block's own schema checks its data. */
export const pageBlockSchema = z.object({
  id: z.custom<string>(isId, 'wants 24 lowercase hexadecimal digits'),
  type: z.custom<string>(isBlockTypeId, 'wants a block type'),
  column: column.optional(),
  hidden: z.literal(true).optional(),
  locked: z.literal(true).optional(),
  data: z.custom<JsonObject>(isRecord, 'wants an object'),
});

/** The id of a section. */
export const sectionId = z.custom<string>(
  isSectionId,
  'wants lowercase letters, digits and hyphens',
);

/** Who gets a section. */
export const shownTo = z.custom<string>(
  isShownTo,
  'wants an experiment and a variant, such as heading=b',
);

const share = z.number().min(0).max(1);

/** The picture behind the blocks of a section. */
export const sectionPicture = z.strictObject({
  assetId: z.custom<string>(isId, 'wants 24 lowercase hexadecimal digits'),
  focalPoint: z.strictObject({ x: share, y: share }).optional(),
  veil: z.number().min(0).max(100).optional(),
});

/** A band of blocks. */
export const pageSectionSchema = z.object({
  id: sectionId,
  width: z.enum(sectionWidths),
  tone: z.enum(sectionTones),
  space: z.enum(sectionSpaces).optional(),
  gap: z.enum(sectionSpaces).optional(),
  shownTo: shownTo.optional(),
  entrance: z.enum(sectionEntrances).optional(),
  picture: sectionPicture.optional(),
  blocks: z.array(pageBlockSchema),
});

/**
 * A page document as it may be stored: the current version, unique ids, at most 60 blocks [9.08].
 */
export const pageDocumentSchema = z
  .object({
    version: z.literal(pageDocumentVersion),
    language: z.custom<string>(isLanguageTag, 'wants a BCP 47 tag such as ar-EG').optional(),
    sections: z.array(pageSectionSchema),
  })
  .superRefine(({ sections }, context) => {
    const blocks = sections.flatMap((section) => section.blocks);
    if (blocks.length > maxBlocksPerLayout) {
      context.addIssue({
        code: 'custom',
        path: ['sections'],
        message: `wants at most ${maxBlocksPerLayout} blocks`,
      });
    }
    const ids = [...sections, ...blocks].map(({ id }) => id);
    if (new Set(ids).size < ids.length) {
      context.addIssue({ code: 'custom', path: ['sections'], message: 'wants every id once' });
    }
  });
