import { installBoot, loadRuntimeModule } from '@frontage/core-lifecycle/boot';
import { createScriptUrlPolicy, type ScriptUrlPolicy } from '@frontage/core-lifecycle/dom';

/** The runtime's address on its own server; the build puts it in. */
declare const FRONTAGE_ENTRY: string;

// Made when it is first needed, and once: a second attempt to load uses it again.
let policy: ScriptUrlPolicy | undefined;
installBoot(window, (again) =>
  loadRuntimeModule(document, (policy ??= createScriptUrlPolicy(window)), FRONTAGE_ENTRY + again),
);
