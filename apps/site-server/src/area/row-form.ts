/**
 * The id of the form that buttons in a row belong to, by their attribute `form`. They are not in
 * the form of what is picked: Enter on a box presses the first button of its form, which would be
 * that of the first row.
 */
export const rowForm = 'row-form';
