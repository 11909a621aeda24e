import { waitForTouch } from '@frontage/core-lifecycle/boot';

waitForTouch(window);
