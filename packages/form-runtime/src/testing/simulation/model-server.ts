import type { SubmissionPayload } from '@frontage/site-model';
import type { KeyResult, SaveResult } from '../../form-transport';

/** How long an unused key is valid, in milliseconds, as in the real server. */
export const keyLifetime = 24 * 60 * 60 * 1000;

/** A server with the rules of submission keys and nothing else [7.01] [7.02]. */
export interface ModelServer {
  requestKey(): KeyResult;
  save(submission: SubmissionPayload): SaveResult;
  /** What was stored, in order. */
  readonly stored: readonly string[];
}

/**
 * Makes a server whose keys work like the real one's: a repeat of the same values gets the first
 * answer, even after the key has expired; other values get 409; an expired unused key, and an
 * unknown one, get 401.
 *
 * @param now UTC milliseconds
 * @param usesKeys false for the control: it stores every submission
 */
export function createModelServer(now: () => number, usesKeys: boolean): ModelServer {
  const keys = new Map<string, { readonly expiresAt: number; used?: string }>();
  const stored: string[] = [];
  return {
    stored,
    requestKey: () => {
      const key = `k${keys.size + 1}`;
      keys.set(key, { expiresAt: now() + keyLifetime });
      return { ok: true, data: { key } };
    },
    save: ({ key: name, form }) => {
      const key = keys.get(name);
      if (usesKeys) {
        if (!key) return { ok: false, status: 401 };
        if (key.used !== undefined)
          return key.used === form ? { ok: true } : { ok: false, status: 409 };
        if (key.expiresAt < now()) return { ok: false, status: 401 };
        key.used = form;
      }
      stored.push(form);
      return { ok: true };
    },
  };
}
