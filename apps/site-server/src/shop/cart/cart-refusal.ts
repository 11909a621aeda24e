import type { ServerTextCode } from '../../texts/english-server-texts';
import type { ServerTexts } from '../../texts/server-texts';

/** Why a cart did not take a change; it is as it was. */
export interface CartRefusal {
  status: 400 | 404 | 409 | 429 | 503;
  code: ServerTextCode;
  /** What the text names. */
  values?: Readonly<Record<string, string>>;
  /**
   * The control that it is about, such as `code`, or the line by its id; absent when it is about
   * the whole.
   */
  field?: string;
  /** Seconds until it may be tried again. */
  wait?: number;
  /** For the log only. */
  fault?: unknown;
}

/** A refusal in words, as calls answer it: `error`, or `errors` by the name of the control. */
export function sayRefusal(
  { code, values, field }: CartRefusal,
  texts: Pick<ServerTexts, 'say'>,
): { error: string } | { errors: Record<string, string> } {
  const said = texts.say(code, values);
  return field === undefined ? { error: said } : { errors: { [field]: said } };
}

/** Headers that go with a refusal. */
export function refusalHeaders({ wait }: CartRefusal): Record<string, string> {
  return wait === undefined ? {} : { 'retry-after': String(wait) };
}
