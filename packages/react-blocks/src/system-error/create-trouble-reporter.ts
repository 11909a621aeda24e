import { loadChunk, type LoadModule, type Teardown } from '@frontage/core-lifecycle';
import type { PageContext } from '@frontage/core-lifecycle/dom';
import type { ApiTrouble } from '@frontage/site-api';
import { loadTexts } from '../texts/load-texts';
import { localTextsAttribute } from '../texts/local-texts';
import { troubleEvents, type TroubleDetail } from './system-error.parts';

/** Tells a page of trouble with its server. */
export interface TroubleReporter {
  /**
   * Fires the event of a trouble on the document; unless it is cancelled, a refused
   * authorisation shows the system error overlay [8.05] [8.08]. One at a time: what comes
   * while it is open would say no more.
   */
  report(trouble: ApiTrouble): void;
  /** Closes the overlay. */
  end: Teardown;
}

/** Where the overlay comes from; it is loaded when it is needed. */
type LoadOverlay = LoadModule<typeof import('./show-system-error')>;

/** Makes the teller of a page. */
export function createTroubleReporter(
  context: PageContext,
  load: LoadOverlay = () => import('./show-system-error'),
): TroubleReporter {
  const { window, clock, report } = context;
  let shown: { close?: Teardown } | undefined;

  async function show(error: unknown): Promise<void> {
    const mine: { close?: Teardown } = {};
    shown = mine;
    const onClose = (): void => {
      if (shown === mine) shown = undefined;
    };
    try {
      const withTexts = window.document.querySelector<HTMLElement>(
        `[${localTextsAttribute}*='"system-error"']`,
      );
      const [{ showSystemError }, texts] = await Promise.all([
        loadChunk({ id: 'system-error', load, clock }),
        withTexts ? loadTexts(withTexts, context) : undefined,
      ]);
      if (shown === mine) mine.close = showSystemError({ window, error, texts, onClose });
    } catch (cause) {
      onClose();
      report({ code: 'SYSTEM_ERROR_FAILED', cause });
    }
  }

  return {
    report({ type, address, error }) {
      const detail: TroubleDetail = { address, error };
      const event = new window.CustomEvent(troubleEvents[type], { cancelable: true, detail });
      const isOurs = window.document.dispatchEvent(event) && type === 'authorizationFail';
      if (isOurs && !shown) void show(error);
    },
    end() {
      const { close } = shown ?? {};
      shown = undefined;
      close?.();
    },
  };
}
