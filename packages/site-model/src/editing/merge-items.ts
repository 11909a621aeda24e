import type { JsonObject, JsonValue } from '../json-value';
import { isSameJson } from './is-same-json';
import { longestRising } from './longest-rising';
import { originsOf } from './origins-of';

/** A list as two people have changed it. */
export interface MergedItems {
  /** With what both did; where both changed the same, with mine. */
  readonly items: readonly JsonObject[];
  /** Whether they did not change the same thing: a field of an item, or the order. */
  readonly isAgreed: boolean;
}

/** An item of the merged list. */
interface PlacedItem {
  readonly item: JsonObject;
  /** Where it stood before; undefined for a new one. */
  readonly origin: number | undefined;
  readonly isTheirs: boolean;
}

/**
 * Merges what two people have made of a list, whose items have no ids: they are known by what they
 * store. New items of both stay, theirs in front.
 *
 * @param was what both began with; null for an empty list
 * @returns undefined where one of them is no list of items; the lines of a rich text are none
 */
export function mergeItems(
  was: JsonValue,
  mine: JsonValue,
  theirs: JsonValue,
): MergedItems | undefined {
  const [before, own, other] = [readItems(was), readItems(mine), readItems(theirs)];
  if (!before || !own || !other) return undefined;
  const [ownOrigins, otherOrigins] = [originsOf(before, own), originsOf(before, other)];
  const moved = isOneOrder(ownOrigins, otherOrigins) ? movedOf(ownOrigins) : undefined;
  let isAgreed = moved !== undefined;
  const isAsBefore = (item: JsonObject, origin: number) => isSameJson(item, before[origin]);

  const placed = other.flatMap((item, index): PlacedItem[] => {
    const origin = otherOrigins[index];
    if (origin === undefined) return [{ item, origin, isTheirs: true }];
    const stayed = own[ownOrigins.indexOf(origin)];
    if (!stayed) isAgreed &&= isAsBefore(item, origin);
    const merged = stayed && mergeFields(before[origin] ?? {}, stayed, item);
    isAgreed &&= merged?.isAgreed !== false;
    return merged ? [{ item: merged.item, origin, isTheirs: false }] : [];
  });

  let last: PlacedItem | undefined;
  own.forEach((item, index) => {
    const origin = ownOrigins[index];
    const found = placed.find((one) => origin !== undefined && one.origin === origin);
    if (!found && origin !== undefined) {
      if (isAsBefore(item, origin)) return;
      isAgreed = false;
    }
    const next = found ?? { item, origin, isTheirs: false };
    if (!found || !moved || moved.has(origin)) placeBehind(placed, last, next);
    last = next;
  });
  return { items: placed.map(({ item }) => item), isAgreed };
}

/** Puts an item behind another one, and behind what they have added there. */
function placeBehind(placed: PlacedItem[], last: PlacedItem | undefined, next: PlacedItem): void {
  const stood = placed.indexOf(next);
  if (stood >= 0) placed.splice(stood, 1);
  let index = last ? placed.indexOf(last) + 1 : 0;
  while (placed[index]?.isTheirs) index += 1;
  placed.splice(index, 0, next);
}

function mergeFields(before: JsonObject, mine: JsonObject, theirs: JsonObject) {
  const names = [...new Set([before, theirs, mine].flatMap(Object.keys))];
  const [byMe, byThem] = [changedOf(before, mine), changedOf(before, theirs)];
  // Somebody may have put another item into its place, whose fields are none of it.
  const isOther = [byMe, byThem].some(({ size }) => size > 1 && size === names.length);
  let isAgreed = !isOther || byMe.size === 0 || byThem.size === 0 || isSameJson(mine, theirs);
  const fields = names.flatMap((name) => {
    const of = (item: JsonObject) => readOwn(item, name) ?? null;
    const isAsked = byMe.has(name) && byThem.has(name) && !isSame(mine, theirs, name);
    // A list within an item: the links of a folder.
    const list = isAsked ? mergeItems(of(before), of(mine), of(theirs)) : undefined;
    if (isAsked && !list?.isAgreed) isAgreed = false;
    const value = list?.items ?? readOwn(byMe.has(name) ? mine : theirs, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { item: Object.fromEntries(fields), isAgreed };
}

/** The names of fields that an item has otherwise now. */
function changedOf(before: JsonObject, now: JsonObject): ReadonlySet<string> {
  const names = Object.keys({ ...before, ...now });
  return new Set(names.filter((name) => !isSame(before, now, name)));
}

const isSame = (one: JsonObject, other: JsonObject, name: string): boolean =>
  isSameJson(readOwn(one, name), readOwn(other, name));

const readOwn = (item: JsonObject, name: string): JsonValue | undefined =>
  Object.hasOwn(item, name) ? item[name] : undefined;

type Origins = readonly (number | undefined)[];

const isKnown = (origin: number | undefined): origin is number => origin !== undefined;

/** The items that are not in their order any more, by where they stood. */
function movedOf(origins: Origins): ReadonlySet<number | undefined> {
  const known = origins.filter(isKnown);
  const stayed = longestRising(known);
  return new Set(known.filter((_, index) => !stayed.has(index)));
}

/** Whether only one side has moved items, or both have moved them alike. */
function isOneOrder(mine: Origins, theirs: Origins): boolean {
  if (movedOf(mine).size === 0 || movedOf(theirs).size === 0) return true;
  const common = (some: Origins, others: Origins) =>
    some.filter((origin) => isKnown(origin) && others.includes(origin));
  return isSameJson(common(mine, theirs), common(theirs, mine));
}

function readItems(value: JsonValue): readonly JsonObject[] | undefined {
  if (value === null) return [];
  return Array.isArray(value) && value.every(isItem) ? value : undefined;
}

/** A line of a rich text has words or items besides its kind. */
function isItem(value: JsonValue): value is JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !('kind' in value && ('words' in value || 'items' in value));
}
