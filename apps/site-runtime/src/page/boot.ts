import { installBoot, loadRuntimeModule } from '@frontage/core-lifecycle/boot';
import {
  createScriptUrlPolicy,
  laterAttribute,
  type ScriptUrlPolicy,
} from '@frontage/core-lifecycle/dom';

/** The runtime's address on its own server; set by the build. */
declare const FRONTAGE_ENTRY: string;

// Created once, when first needed; a second attempt to load uses it again.
let policy: ScriptUrlPolicy | undefined;
installBoot(
  window,
  (retrySuffix) =>
    loadRuntimeModule(
      document,
      (policy ??= createScriptUrlPolicy(window)),
      FRONTAGE_ENTRY + retrySuffix,
    ),
  `[${laterAttribute}='']`,
);
