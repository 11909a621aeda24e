/** Whether a value can be a site's name at the comments service: the first part of a host. */
export const isCommentsShortname = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,63}$/.test(value);
