import { isFilledText, isRecord, isText, ownProperty } from '@frontage/core-lifecycle/reading';
import { maxCategoryLength, maxTagLength } from '../limits';
import { createField, type Built, type FieldAbout, type FieldPresence } from './field';

/** The targets of a reference by id. */
export type ReferenceTarget = 'asset' | 'form' | 'page' | 'product' | 'collection';

/** Options of a reference. */
export interface ReferenceOptions extends FieldAbout, FieldPresence<string> {
  /** Which assets may be chosen. @default pictures */
  readonly of?: 'picture' | 'film' | 'captions' | 'file';
}

/** A reference by id to something that is stored beside the pages. */
export function reference<
  const Target extends ReferenceTarget,
  const Options extends ReferenceOptions,
>(to: Target, options: Options): Built<'reference', string, Options> & { readonly to: Target } {
  const read = (raw: unknown): string | undefined => (isFilledText(raw) ? raw : undefined);
  return { ...createField('reference', options, '', read), to };
}

/** Options of a name that products or items of a collection have. */
export type NameOptions = FieldAbout & FieldPresence<string>;

/** A category of products or of items, by its name; '' for all. */
export function category<const Options extends NameOptions>(
  options: Options,
): Built<'name', string, Options> & { readonly most: number } {
  const read = (raw: unknown): string | undefined => (isText(raw) ? raw : undefined);
  return { ...createField('name', options, '', read), most: maxCategoryLength };
}

/** A tag of products or of items, by its name; '' for all. */
export function tag<const Options extends NameOptions>(
  options: Options,
): Built<'name', string, Options> & { readonly most: number } {
  return { ...category(options), most: maxTagLength };
}

/** Options of an embedded address. */
export interface EmbedOptions extends FieldAbout {
  /** Returns the origin of the frame; undefined for an address of no provider. */
  readonly origin: (address: string) => string | undefined;
  /** The message to the owner about such an address. */
  readonly message: string;
  /** An example of a valid address. */
  readonly example: string;
}

/** An address of a provider that is embedded in a frame, such as a video's. */
export function embed<const Options extends EmbedOptions>(
  options: Options,
): Built<'embed', string, Options> {
  // An unknown address is kept: its block shows the owner a message.
  return createField('embed', options, '', (raw) => (isFilledText(raw) ? raw : undefined));
}

/** The point that must stay in view, in fractions of width and height. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** The point of a picture that must stay in view. */
export function focalPoint<const Options extends FieldAbout>(
  options: Options,
): Built<'focalPoint', FocalPoint, Options> {
  return createField('focalPoint', options, { x: 0.5, y: 0.5 }, (raw) => {
    if (!isRecord(raw)) return undefined;
    const [x, y] = [ownProperty(raw, 'x'), ownProperty(raw, 'y')];
    return isShare(x) && isShare(y) ? { x, y } : undefined;
  });
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}
