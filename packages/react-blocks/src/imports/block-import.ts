import type { FormDefinition } from '@frontage/form-runtime';
import type { JsonObject } from '@frontage/site-model';

/** A block that markup was read into: its kind and what it stores. */
export interface ImportedBlock {
  readonly type: string;
  readonly data: JsonObject;
}

/** A picture as markup names it. */
export interface ImportedPicture {
  /** Its addresses as the markup has them, without a width: the best first. */
  readonly sources: readonly string[];
  readonly alt: string;
  /** The point that stays in view. @default the middle */
  readonly focalPoint?: { readonly x: number; readonly y: number };
}

/** What reading markup needs of the site that it comes to. */
export interface ImportAround {
  /** Takes a picture; gives what stands for its id, and undefined where it cannot be had. */
  picture(picture: ImportedPicture): string | undefined;
  /** Takes a form; gives what stands for its id. */
  form(definition: Omit<FormDefinition, 'id'>): string;
  /** Gives the address that a link leads to on the site; undefined where it may not be followed. */
  link(href: string): string | undefined;
}

/**
 * What became of an element: blocks; `keep`, as it is a block whose data cannot be read; undefined,
 * as it is something else.
 */
export type ImportReading = readonly ImportedBlock[] | 'keep' | undefined;

/** How markup of one kind of block, published or ours, is read into what the block stores. */
export interface BlockImport {
  /** Elements that may be the block. */
  readonly selector: string;
  /** Reads one of them; never throws, changes nothing and runs nothing. */
  read(root: HTMLElement, around: ImportAround): ImportReading;
}

/** Declares how markup of a block is read. */
export function defineBlockImport(definition: BlockImport): BlockImport {
  return definition;
}

/** Leaves out what is missing, empty or off: a block stores what differs from its defaults. */
export function storedData(
  data: Readonly<Record<string, JsonObject[string] | undefined>>,
): JsonObject {
  return Object.fromEntries(
    Object.entries(data).filter(
      (entry): entry is [string, JsonObject[string]] =>
        entry[1] !== undefined && entry[1] !== '' && entry[1] !== false,
    ),
  );
}
