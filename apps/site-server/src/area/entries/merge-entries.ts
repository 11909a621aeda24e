import { readFieldName, readLines, writeLines, type EntryFields } from './entry-fields';

/** The controls of a page as they were opened, as they were entered, and as they are stored now. */
export interface FieldVersions {
  readonly base: EntryFields;
  readonly entered: EntryFields;
  readonly stored: EntryFields;
}

/** What somebody entered, put together with what somebody else saved meanwhile. */
export interface MergedFields {
  readonly fields: EntryFields;
  /** What both changed: the name of the control, and what is stored there now. */
  readonly conflicts: ReadonlyMap<string, string>;
}

/** The controls of a form that list something. */
export interface EntryLists {
  /** What both added stays, what one removed goes. */
  readonly lists: readonly string[];
  /** The one of them whose items have controls of their own. */
  readonly items: string;
}

/**
 * Puts together what two people entered, control by control. Where both changed one, what was
 * entered stays there and the conflict is told.
 *
 * @param versions of the controls
 * @param names of those that list something
 */
export function mergeEntries(
  { base, entered, stored }: FieldVersions,
  { lists, items }: EntryLists,
): MergedFields {
  const conflicts = new Map<string, string>();
  const fields: Record<string, string> = {};
  const names = new Set([base, entered, stored].flatMap((version) => Object.keys(version)));
  for (const name of names) {
    const [before, mine, theirs] = [base[name], entered[name], stored[name]];
    if (mine === before || mine === theirs) assign(fields, name, theirs);
    else if (theirs === before) assign(fields, name, mine);
    else if (lists.includes(name)) fields[name] = mergeLists(before, mine, theirs);
    else {
      conflicts.set(name, theirs ?? '');
      assign(fields, name, mine);
    }
  }
  return { fields: withEditedItems(fields, { entered, conflicts, items }), conflicts };
}

function assign(fields: Record<string, string>, name: string, value: string | undefined): void {
  if (value !== undefined) fields[name] = value;
}

/** Keeps the order of what is stored now. */
function mergeLists(base?: string, entered?: string, stored?: string): string {
  const [before, mine, theirs] = [base, entered, stored].map(readLines) as [
    string[],
    string[],
    string[],
  ]; // `map` forgets that there are three
  const kept = theirs.filter((line) => mine.includes(line) || !before.includes(line));
  const added = mine.filter((line) => !before.includes(line) && !kept.includes(line));
  return writeLines([...kept, ...added]);
}

/** An item that one removed while the other edited it stays, so that nothing typed is lost. */
function withEditedItems(
  fields: EntryFields,
  {
    entered,
    conflicts,
    items,
  }: { entered: EntryFields; conflicts: ReadonlyMap<string, string>; items: string },
): EntryFields {
  const listed = readLines(fields[items]);
  const edited = [...conflicts.keys()].map((name) => readFieldName(name).id);
  const lost = readLines(entered[items]).filter(
    (id) => edited.includes(id) && !listed.includes(id),
  );
  if (lost.length === 0) return fields;
  const lostFields = Object.entries(entered).filter(([name]) => {
    const { id } = readFieldName(name);
    return id !== undefined && lost.includes(id);
  });
  return {
    ...Object.fromEntries(lostFields),
    ...fields,
    [items]: writeLines([...listed, ...lost]),
  };
}
