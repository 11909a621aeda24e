import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { mount as mountWidget, type WidgetData } from '../../widget/widget.mount';
import { mountDays } from './mount-days';

export { read } from '../../widget/widget.mount';

/** Turns months in their place, and lets keys go from day to day. */
export function mount(root: HTMLElement, data: WidgetData, context: BlockContext): Teardown {
  const endWidget = mountWidget(root, data, context);
  const endDays = mountDays(root, context);
  return () => {
    endDays();
    endWidget();
  };
}
