// Its own style sheet asks a third party for a font; this one does not.
import '@puckeditor/core/no-external.css';
import { Puck, useGetPuck } from '@puckeditor/core';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';

const text = { type: 'textarea' };
const style = { margin: '0 auto', maxWidth: 640 };
const config = {
  components: {
    heading: { fields: { text }, render: (props) => h('h2', { style }, props.text) },
    text: { fields: { text }, render: (props) => h('p', { style }, props.text) },
    picture: {
      fields: { src: text, text },
      render: ({ src, text: alt }) =>
        h('figure', { style }, h('img', { src, alt, width: 640, loading: 'lazy' })),
    },
  },
};
const zone = 'root:default-zone';

/** Opens the page; words are written in the field beside it, as is its default. */
export function mount(blocks) {
  const content = blocks.map(({ kind, text: words, src }, index) => ({
    type: kind,
    props: { id: `${kind}-${index}`, text: words, ...(src && { src }) },
  }));
  let read;
  function Reader({ children }) {
    read = useGetPuck();
    return children;
  }
  const shown = () =>
    document.querySelector('iframe')?.contentDocument?.querySelectorAll('[data-puck-component]')
      .length ?? 0;
  createRoot(document.querySelector('main')).render(
    h(Puck, {
      config,
      data: { content, root: {} },
      overrides: { headerActions: Reader },
    }),
  );
  window.editor = {
    isReady: () => read !== undefined && shown() >= blocks.length,
    choose: (index) => read().dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } }),
    move: (sourceIndex, destinationIndex) =>
      read().dispatch({
        type: 'reorder',
        sourceIndex,
        destinationIndex,
        destinationZone: zone,
      }),
    undo: () => read().history.back(),
    textAt: (index) => read().appState.data.content[index].props.text,
  };
}
