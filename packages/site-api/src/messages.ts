const unauthorized = 'Unauthorized request';
const serverError = 'Internal server error. Please try again later.';

/** The texts for HTTP statuses [8.07]. */
export const statusMessages: Readonly<Record<number, string>> = {
  401: unauthorized,
  403: unauthorized,
  500: serverError,
  501: serverError,
  503: 'This service is temporarily unavailable. Please try again later.',
};

/** The text for an HTTP status; any other one, and 0 for no answer at all, cannot connect [8.07]. */
export function statusMessage(status: number): string {
  return statusMessages[status] ?? 'Unable to connect…';
}

/** The text for a reply that is no JSON [8.06]. */
export function unreadableMessage(url: string, problem: string): string {
  return `Internal Error: Unable to parse server response from (${url}) as JSON: ${problem}`;
}
