/** A column's name as the program says it: `page_id` → `pageId`. */
type CamelName<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelName<Tail>>}`
  : Name;

/** The columns of a table under the names that the program gives them. */
export type CamelRow<Table> = {
  [Name in keyof Table & string as CamelName<Name>]: Table[Name];
};
