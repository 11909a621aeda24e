/** The address that puts the list of first steps away, and back. */
export const firstStepsPath = '/config/first-steps';
