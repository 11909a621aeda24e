/**
 * The message for an HTTP status; any other status, and 0 for no answer, means that the site cannot
 * be reached [8.07].
 */
export function statusMessage(status: number): string {
  if (status === 401 || status === 403) return 'Unauthorized request';
  if (status === 500 || status === 501) return 'Internal server error. Please try again later.';
  if (status === 503) return 'This service is temporarily unavailable. Please try again later.';
  return 'Unable to connect…';
}

/** The message for a request token that was refused and could not be replaced [8.05]. */
export const crumbMessage = 'Unauthorized request. Please enable cookies and try again.';
