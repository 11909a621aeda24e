/** Where bookings are taken: its pages, and its frame. */
export interface BookingProvider {
  /** Its name for owners. */
  readonly title: string;
  /** The origin of its frame. */
  readonly origin: string;
  /** The page of a place, for people. */
  page(id: string): string;
  /**
   * The address of its frame.
   *
   * @param isWide whether the frame has room for the wide theme
   */
  frame(id: string, isWide: boolean): string;
}

/** The frame takes its wide theme in more room than this, in px [2.23]. */
export const wideBookingFrom = 850;

/** Each provider, by the name that is stored. */
export const bookingProviders = {
  opentable: {
    title: 'OpenTable',
    origin: 'https://www.opentable.com',
    page: (id) => `https://www.opentable.com/restref/client?rid=${id}`,
    frame: (id, isWide) =>
      `https://www.opentable.com/widget/reservation/canvas?rid=${id}&type=standard&theme=${isWide ? 'wide' : 'standard'}&iframe=true`,
  },
  tock: {
    title: 'Tock',
    origin: 'https://www.exploretock.com',
    page: (id) => `https://www.exploretock.com/${id}`,
    frame: (id) => `https://www.exploretock.com/${id}/widget`,
  },
  acuity: {
    title: 'Acuity Scheduling',
    origin: 'https://app.acuityscheduling.com',
    page: (id) => `https://app.acuityscheduling.com/schedule.php?owner=${id}`,
    frame: (id) => `https://app.acuityscheduling.com/schedule.php?owner=${id}&embed=1`,
  },
} as const satisfies Readonly<Record<string, BookingProvider>>;

/** The name of a provider. */
export type BookingProviderName = keyof typeof bookingProviders;

/** Whether a text may be the id of a place: nothing that leads an address elsewhere. */
export function isBookingId(id: string): boolean {
  return /^[\w-]{1,100}$/.test(id);
}
