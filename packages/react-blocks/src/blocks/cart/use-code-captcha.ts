import type { FormCaptcha } from '@frontage/form-runtime/dom';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Opens the captcha of a form; undefined if it cannot work. What it starts ends with the signal.
 */
export type OpenCodeCaptcha = (
  form: HTMLFormElement,
  signal: AbortSignal,
) => FormCaptcha | undefined;

/** Protects the field for codes. */
export interface CodeGuard {
  /**
   * Whether the form may be sent; if not, the visitor is told why, or it is sent by itself later.
   */
  mayGo(): boolean;
  /** The answer of the captcha; undefined without one. */
  token(): string | undefined;
  /** Discards the answer, which counts only once. */
  reset(): void;
}

/**
 * Opens the captcha of the form in an element [6.07]. If it cannot work, the form is sent without
 * it, and the server decides.
 *
 * @param open undefined without a captcha, and without scripts
 */
export function useCodeCaptcha(
  root: RefObject<HTMLElement | null>,
  open: OpenCodeCaptcha | undefined,
): CodeGuard {
  const captcha = useRef<FormCaptcha>(undefined);

  useEffect(() => {
    const form = root.current?.querySelector('form');
    if (!open || !form) return undefined;
    const ended = new AbortController();
    captcha.current = open(form, ended.signal);
    return () => {
      captcha.current = undefined;
      ended.abort();
    };
  }, [root, open]);

  return {
    mayGo() {
      const mayGo = !captcha.current || captcha.current.token() !== undefined;
      if (!mayGo) captcha.current?.refuse();
      return mayGo;
    },
    token: () => captcha.current?.token(),
    reset: () => captcha.current?.reset(),
  };
}
