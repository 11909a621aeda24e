import * as z from 'zod';
import { isId } from '../create-id';
import type { PageEdit } from '../editing/page-operation';
import type { JsonValue } from '../json-value';
import { sectionEntrances, sectionSpaces, sectionTones, sectionWidths } from '../page-document';
import {
  column,
  pageBlockSchema,
  pageSectionSchema,
  sectionId,
  sectionPicture,
  shownTo,
} from './page-document-schema';

const id = z.custom<string>(isId, 'wants 24 lowercase hexadecimal digits');

// Parsed JSON contains only JSON.
const value = z.custom<JsonValue>((raw) => raw !== undefined, 'wants a value or null');

const position = z.strictObject({ section: sectionId, after: id.nullable() });

/** The settings of a section. */
export const sectionSettingsSchema = z.strictObject({
  width: z.enum(sectionWidths),
  tone: z.enum(sectionTones),
  space: z.enum(sectionSpaces),
  gap: z.enum(sectionSpaces),
  shownTo: z.union([z.literal(''), shownTo]),
  entrance: z.enum(sectionEntrances),
  picture: sectionPicture.nullable(),
});

/**
 * The look of a section that is kept as a pattern; those that were kept first have neither gap nor
 * entrance nor picture.
 */
export const patternSectionSchema = sectionSettingsSchema
  .omit({ shownTo: true })
  .partial({ gap: true, entrance: true, picture: true });

const settings = sectionSettingsSchema.partial();

/** A name that an object has of its own would change more than a field. */
const fieldName = z.string().regex(/^(?!__proto__$)[A-Za-z][A-Za-z0-9_]{0,63}$/);

const after = sectionId.nullable();

const operation = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('setField'), block: id, field: fieldName, value, was: value }),
  z.strictObject({
    do: z.literal('setColumn'),
    block: id,
    value: column.nullable(),
    was: column.nullable(),
  }),
  z.strictObject({
    do: z.literal('setMark'),
    block: id,
    mark: z.enum(['hidden', 'locked']),
    value: z.boolean(),
    was: z.boolean(),
  }),
  z.strictObject({
    do: z.literal('setSection'),
    section: sectionId,
    value: settings,
    was: settings,
  }),
  z.strictObject({
    do: z.enum(['addBlock', 'removeBlock']),
    block: pageBlockSchema,
    at: position,
  }),
  z.strictObject({ do: z.literal('moveBlock'), block: id, to: position, from: position }),
  z.strictObject({
    do: z.enum(['addSection', 'removeSection']),
    section: pageSectionSchema,
    after,
  }),
  z.strictObject({ do: z.literal('moveSection'), section: sectionId, to: after, from: after }),
]);

/** An edit of a page, as an editor sends it; the block's own schema checks its data. */
export const pageEditSchema: z.ZodType<PageEdit> = z.strictObject({
  id,
  step: id,
  undoes: id.optional(),
  leavesOut: z
    .strictObject({ key: z.string().min(1).max(200), title: z.string().max(300) })
    .optional(),
  restores: z.int().positive().max(999_999_999).optional(),
  operation,
});
