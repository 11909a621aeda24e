import {
  installBoot,
  loadRuntimeModule,
  markBlocks,
  type BlockKind,
} from '@frontage/core-lifecycle/boot';
import { createScriptUrlPolicy, type ScriptUrlPolicy } from '@frontage/core-lifecycle/dom';

/** The name of the runtime's file, which is next to this one; set by the build. */
declare const FRONTAGE_ENTRY: string;
/** All kinds of blocks that may be found on a third-party page. */
declare const FRONTAGE_KINDS: readonly BlockKind[];

const { currentScript } = document;
if (!(currentScript instanceof HTMLScriptElement))
  throw new Error('[frontage] frontage.js is no module. Load it with <script src>.');
const entry = new URL(FRONTAGE_ENTRY, currentScript.src).href;

let policy: ScriptUrlPolicy | undefined;
installBoot(window, (retrySuffix) =>
  loadRuntimeModule(document, (policy ??= createScriptUrlPolicy(window)), entry + retrySuffix),
);
markBlocks(window, FRONTAGE_KINDS);
