/** A column's name in camel case: `page_id` → `pageId`. */
type CamelName<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelName<Tail>>}`
  : Name;

/** The columns of a table under their names in camel case. */
export type CamelRow<Table> = {
  [Name in keyof Table & string as CamelName<Name>]: Table[Name];
};
