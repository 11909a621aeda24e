import * as z from 'zod';
import { isStorable } from '../store/is-storable';
import type { RowPlace } from '../store/row-part';

/** The place of a row, as an address names it: `<time>.<id>`; undefined for anything else. */
export const listPlace = z
  .string()
  .max(140)
  .refine(isStorable)
  .regex(/^\d{1,16}\../s)
  .transform((value): RowPlace => {
    const dot = value.indexOf('.');
    return { createdAt: Number(value.slice(0, dot)), id: value.slice(dot + 1) };
  })
  .optional()
  .catch(undefined);

/** Writes a place as an address names it; undefined for none. */
export function writePlace(place: RowPlace | undefined): string | undefined {
  return place && `${place.createdAt}.${place.id}`;
}
