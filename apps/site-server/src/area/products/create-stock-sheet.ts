/** The fields of a list as a sheet: what changed, and what it was before. */
export interface StockSheet {
  /** How many fields differ from what is saved. */
  countUnsaved(): number;
  /** Notes that fields were changed, so that they can be taken back together. */
  remember(changed: readonly HTMLInputElement[]): void;
  /** Notes that somebody goes on in one field: what is typed there in a row is one step. */
  type(field: HTMLInputElement): void;
  /** Takes the last step back. @returns the field to go on in; undefined if there is no step */
  undo(): HTMLInputElement | undefined;
}

/**
 * Creates the sheet. It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param fields from top to bottom; `data-saved` has what is saved
 */
export function createStockSheet(fields: readonly HTMLInputElement[]): StockSheet {
  const steps: { readonly field: HTMLInputElement; readonly value: string }[][] = [];
  const known = new Map(fields.map((field) => [field, field.value]));

  const remember = (changed: readonly HTMLInputElement[]) => {
    steps.push(changed.map((field) => ({ field, value: known.get(field) ?? '' })));
    for (const field of changed) known.set(field, field.value);
  };

  return {
    countUnsaved: () => fields.filter(({ value, dataset }) => value !== dataset['saved']).length,
    remember,
    type(field) {
      const last = steps.at(-1);
      if (last?.length === 1 && last[0]?.field === field) known.set(field, field.value);
      else remember([field]);
    },
    undo() {
      const step = steps.pop() ?? [];
      for (const { field, value } of step) {
        field.value = value;
        known.set(field, value);
      }
      return step[0]?.field;
    },
  };
}
