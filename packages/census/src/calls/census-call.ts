/** A call of the census: always a POST, and its body a text. */
export interface CensusCall {
  /** Below the site's origin, or an address of another host. */
  readonly path: string;
  readonly type: 'application/json' | 'application/x-www-form-urlencoded' | 'text/plain';
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** How long a census call may take, in milliseconds [7.15] [9.03]. */
export const censusTimeout = 2500;

/** Makes a call with a JSON body. */
export function jsonCall(path: string, body: unknown): CensusCall {
  return { path, type: 'application/json', body: JSON.stringify(body) };
}

/** Makes a call with form fields. */
export function formCall(path: string, fields: Readonly<Record<string, string>>): CensusCall {
  return {
    path,
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams(Object.entries(fields)).toString(),
  };
}
