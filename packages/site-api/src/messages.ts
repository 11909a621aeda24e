/** The text for an HTTP status; any other one, and 0 for no answer at all, cannot connect [8.07]. */
export function statusMessage(status: number): string {
  if (status === 401 || status === 403) return 'Unauthorized request';
  if (status === 500 || status === 501) return 'Internal server error. Please try again later.';
  if (status === 503) return 'This service is temporarily unavailable. Please try again later.';
  return 'Unable to connect…';
}

/** The text for a reply that is no JSON [8.06]. */
export function unreadableMessage(url: string, problem: string): string {
  return `Internal Error: Unable to parse server response from (${url}) as JSON: ${problem}`;
}
