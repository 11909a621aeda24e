/** The names of the controls of a form's page that belong to no setting. */
export const formControls = {
  /** Lists the fields of the form. */
  fields: 'fields',
  /** Of which kind a new field is. */
  newKind: 'new-kind',
} as const;
