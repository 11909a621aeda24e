import { earlyErrors, type PageFacts } from '@frontage/census';
import { blockAttributes } from '@frontage/core-lifecycle/dom';
import { censusKind } from '../census/census.parts';
import { scriptJson } from '../render/script-json';
import { policyHash } from './policy-hash';

/** What a page tells its census; what is left out has its default. */
export type ShownCensus = Partial<PageFacts>;

/** The census of a page, rendered. */
export interface RenderedCensus {
  /** For the head, after the boot: keeps errors until something reports them. */
  readonly head: string;
  /** For the end of the body: what the page tells. */
  readonly root: string;
  /** The sources that allow its scripts. */
  readonly scriptHashes: readonly string[];
}

const none: RenderedCensus = { head: '', root: '', scriptHashes: [] };
const earlyHash = policyHash(earlyErrors);

/**
 * Renders what a page has for its census. A page that is not tracked says why [6.05], and fetches
 * something only when it has an error to report.
 */
export function renderCensus(shown: ShownCensus | undefined): RenderedCensus {
  if (!shown) return none;
  const told = Object.entries(shown).filter(([, value]) => value !== '' && value !== undefined);
  const state = shown.notTracked ? '' : ` ${blockAttributes.state}="waiting"`;
  return {
    head: `<script>${earlyErrors}</script>`,
    root: `<script type="application/json" ${blockAttributes.block}="${censusKind}"${state}>${scriptJson(Object.fromEntries(told))}</script>`,
    scriptHashes: [earlyHash],
  };
}
