import { registry } from '@frontage/react-blocks';
import { startRuntime } from './start-runtime';

// Our own pages hold no published markup, so they do not load how it is recognised.
void startRuntime(registry);
