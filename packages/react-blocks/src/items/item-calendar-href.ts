/** Returns the address of the calendar file of an event, or of a collection of events. */
export function itemCalendarHref(path: string): string {
  return `${path}?format=ics`;
}
