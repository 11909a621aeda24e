/** A name and what somebody entered in its place. */
export interface TagEdit {
  readonly from: string;
  readonly to: string;
}

/**
 * Reads which names somebody changed.
 *
 * @param fields the controls: `seen-<number>` has the name, `name-<number>` what was entered
 */
export function readTagEdits(fields: Readonly<Record<string, string>>): readonly TagEdit[] {
  return Object.entries(fields).flatMap(([field, from]) => {
    const number = /^seen-(\d+)$/.exec(field)?.[1];
    const to = number === undefined ? undefined : fields[`name-${number}`]?.trim();
    return to === undefined || to === from ? [] : [{ from, to }];
  });
}
