import { blocks } from '@frontage/react-blocks';
import { startRuntime } from './start-runtime';

startRuntime(blocks);
