/** The most places of a millisecond. */
const most = 0x10000;

/**
 * Creates places of events in the store: each is greater than all before it, also within a
 * millisecond, and no other server makes the same.
 *
 * @param now UTC milliseconds
 * @param createId makes unique ids
 */
export function createPlaces(now: () => number, createId: () => string): () => string {
  let time = 0;
  let next = 0;
  return () => {
    const current = now();
    if (current > time) {
      time = current;
      next = 0;
    } else if (next === most) {
      time += 1;
      next = 0;
    }
    const place = next.toString(16).padStart(4, '0');
    next += 1;
    return `${time.toString(16).padStart(12, '0')}${place}${createId().slice(-8)}`;
  };
}
