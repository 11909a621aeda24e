import { installBoot } from '@frontage/core-lifecycle/boot';

/** The runtime's address; the build puts it in. */
declare const FRONTAGE_ENTRY: string;

installBoot(window, () => import(FRONTAGE_ENTRY));
