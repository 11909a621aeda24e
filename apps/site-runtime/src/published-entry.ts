import { wholeRegistry } from '@frontage/react-blocks';
import { startRuntime } from './start-runtime';

void startRuntime(wholeRegistry);
