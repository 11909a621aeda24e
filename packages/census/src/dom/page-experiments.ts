import { createExperiments, type Experiments } from '../experiments/create-experiments';
import { experimentsAttribute } from '../experiments/experiment.parts';

/**
 * Gives the experiments that a served page has for its visitor [3.35]. They are in the page itself:
 * no request is sent, and nothing changes once it is shown. Each fallback that is used is a warning
 * in the console [8.12].
 *
 * @example if (pageExperiments(window).isEnabled('new-header')) showNewHeader();
 */
export function pageExperiments({ document }: Pick<Window, 'document'>): Experiments {
  const json = document.querySelector(`script[${experimentsAttribute}]`)?.textContent;
  return createExperiments(parse(json ?? ''), (message, name) =>
    console.warn(`[census] ${message}: ${name}`),
  );
}

/** Undefined for what is no JSON. */
function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
