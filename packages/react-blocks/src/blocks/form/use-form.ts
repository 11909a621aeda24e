import { browserClock } from '@frontage/core-lifecycle/dom';
import type { MountFormOptions } from '@frontage/form-runtime/dom';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * The options of `useForm`: the connection to the server, the page, and the other options of
 * `mountForm`.
 */
export interface UseFormOptions extends Omit<MountFormOptions, 'clock' | 'random'> {
  /** @default the browser's */
  readonly clock?: MountFormOptions['clock'] | undefined;
  /** @default Math.random */
  readonly random?: MountFormOptions['random'] | undefined;
}

/**
 * Gives a form of your own markup the behaviour of ours: checks, states, errors, draft, exactly one
 * submission [4.01]. The markup carries the attributes of `formParts` of
 * `@frontage/form-runtime/dom`. The values stay in the page: typing does not render. `transport`
 * and `navigate` are always those of the latest render; the other options are read on mount.
 * Survives StrictMode.
 *
 * @returns the ref of the `<form>`
 * @example
 * const form = useForm({ transport, page });
 * return <form ref={form} data-form-id={id}>…</form>;
 */
export function useForm(options: UseFormOptions): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const last = useRef(options);

  useEffect(() => {
    last.current = options;
  });
  useEffect(() => {
    if (!form.current) return undefined;
    const ended = new AbortController();
    void start(form.current, last, ended.signal);
    return () => ended.abort();
  }, []);

  return form;
}

async function start(
  form: HTMLFormElement,
  last: RefObject<UseFormOptions>,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { mountForm } = await import('@frontage/form-runtime/dom');
    if (signal.aborted) return;
    const { navigate, ...options } = last.current;
    const end = mountForm(form, {
      clock: browserClock(window),
      random: Math.random,
      ...options,
      transport: {
        requestKey: (...parameters) => last.current.transport.requestKey(...parameters),
        save: (...parameters) => last.current.transport.save(...parameters),
      },
      ...(navigate && { navigate: (address) => last.current.navigate?.(address) }),
    });
    signal.addEventListener('abort', end, { once: true });
  } catch (cause) {
    // The form still posts by itself.
    console.error('[react-blocks] MOUNT_FAILED', cause);
  }
}
