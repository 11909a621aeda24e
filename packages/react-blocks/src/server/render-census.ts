import { earlyErrors, type PageFacts } from '@frontage/census';
import { blockAttributes } from '@frontage/core-lifecycle/dom';
import { censusAttribute, censusKind } from '../census/census.parts';
import { scriptJson } from '../render/script-json';
import { policyHash } from './policy-hash';

/** What a page tells its census; what is left out has its default. */
export interface ShownCensus extends Partial<PageFacts> {
  /** Where the script of a replay sends: the page's policy allows these origins. @default none */
  readonly replayOrigins?: readonly string[] | undefined;
}

/** The census of a page, rendered. */
export interface RenderedCensus {
  /** For the head, after the boot: keeps errors until something reports them. */
  readonly head: string;
  /** For the end of the body: what the page tells. */
  readonly root: string;
  /** Whether a script of it is loaded without an error to report. */
  readonly isLoaded: boolean;
  /** The sources that allow its scripts. */
  readonly scriptHashes: readonly string[];
  /** The origins that its scripts ask. */
  readonly connects: readonly string[];
}

const none: RenderedCensus = {
  head: '',
  root: '',
  isLoaded: false,
  scriptHashes: [],
  connects: [],
};
const earlyHash = policyHash(earlyErrors);

/**
 * Renders what a page has for its census. A page that is not tracked says why [6.05], and fetches
 * something only when it has an error to report.
 */
export function renderCensus(shown: ShownCensus | undefined): RenderedCensus {
  if (!shown) return none;
  const { replayOrigins = [], ...facts } = shown;
  const told = Object.entries(facts).filter(([, value]) => value !== '' && value !== undefined);
  // A block is loaded by itself; what is none yet, by its first error.
  const { block, state } = blockAttributes;
  const waits = shown.notTracked ? '' : ` ${block}="${censusKind}" ${state}="waiting"`;
  const json = scriptJson(Object.fromEntries(told));
  return {
    head: `<script>${earlyErrors}</script>`,
    root: `<script type="application/json" ${censusAttribute}${waits}>${json}</script>`,
    isLoaded: waits !== '',
    scriptHashes: [earlyHash],
    connects: replayOrigins,
  };
}
