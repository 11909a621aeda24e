import { isRecord, isText } from '@frontage/core-lifecycle/reading';
import type { Environment } from './performance/environment';
import { readEnvironment } from './performance/environment';
import type { NotTrackedReason } from './rules/why-not-tracked';

/** What a served page tells its census, the same for every visitor. */
export interface PageFacts {
  /** Why nobody is tracked on it, as far as the server knows [6.05]. @default '' */
  readonly notTracked: NotTrackedReason | '';
  readonly websiteId: string;
  readonly websiteLocale: string;
  readonly templateId: string;
  readonly variantId: string;
  readonly pageId: string;
  /** Who may see the page: 1 for everybody. @default 1 */
  readonly pagePermission: number;
  readonly collectionId: string;
  readonly contentSource: 'c' | 'i';
  /** What the item of the page is called in events [3.36]. @default '' */
  readonly itemType: string;
  readonly environment: Environment;
  /** Hosts of pictures beside the page's own. @default none */
  readonly pictureHosts: readonly string[];
  /** The origin of the events host [7.20]. @default the page's own */
  readonly eventsHost: string;
  /** The share of visits that are replayed, and the script that does it. @default none */
  readonly replay: { readonly share: number; readonly script: string } | undefined;
}

/** The facts that are texts, '' by default. */
const textNames = [
  // Whatever the reason is called: a page that gives one is not tracked.
  'notTracked',
  'websiteId',
  'websiteLocale',
  'templateId',
  'variantId',
  'pageId',
  'collectionId',
  'itemType',
  'eventsHost',
] as const;

/** Reads the facts of a page; never throws. What is missing or wrong has its default. */
export function readPageFacts(raw: unknown): PageFacts {
  const fields = isRecord(raw) ? raw : {};
  const texts = textNames.map((name) => [name, isText(fields[name]) ? fields[name] : '']);
  const { pagePermission, pictureHosts, replay } = fields;
  return {
    // The entries have exactly these names, which the library's type does not tell.
    ...(Object.fromEntries(texts) as Pick<PageFacts, (typeof textNames)[number]>),
    pagePermission: typeof pagePermission === 'number' ? pagePermission : 1,
    contentSource: fields['contentSource'] === 'i' ? 'i' : 'c',
    environment: readEnvironment(fields['environment']),
    pictureHosts: Array.isArray(pictureHosts) ? pictureHosts.filter(isText) : [],
    replay: readReplay(replay),
  };
}

function readReplay(raw: unknown): PageFacts['replay'] {
  const { share, script } = isRecord(raw) ? raw : {};
  return typeof share === 'number' && isText(script) ? { share, script } : undefined;
}
