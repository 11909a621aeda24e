import { siteReadyAttribute } from '@frontage/core-lifecycle/dom';
import { wholeRegistry } from '@frontage/react-blocks';
import { startRuntime } from './start-runtime';

// A page that was saved while it was shown says so still.
document.documentElement.removeAttribute(siteReadyAttribute);
void startRuntime(wholeRegistry);
