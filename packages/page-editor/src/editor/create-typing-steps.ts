/** How long a pause in typing ends a step of undo, in milliseconds. */
const pause = 1500;

/**
 * Makes what says to which step of undo an edit belongs: typing in one field is one step, until its
 * writer pauses or goes elsewhere.
 *
 * @param createId makes a new id per call
 * @param now milliseconds
 * @returns the id of the step, by what is written in; without that the step is its own
 */
export function createTypingSteps(
  createId: () => string,
  now: () => number,
): (about?: string) => string {
  let last = { id: '', about: '', at: 0 };
  return (about = '') => {
    const at = now();
    const goesOn = about !== '' && about === last.about && at - last.at < pause;
    last = { id: goesOn ? last.id : createId(), about, at };
    return last.id;
  };
}
