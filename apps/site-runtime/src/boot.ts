import { installBoot, loadRuntimeModule } from '@frontage/core-lifecycle/boot';

/** The runtime's address on its own server; the build puts it in. */
declare const FRONTAGE_ENTRY: string;

installBoot(window, () => loadRuntimeModule(window, location.origin + FRONTAGE_ENTRY));
