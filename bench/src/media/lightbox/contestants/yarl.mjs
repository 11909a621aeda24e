import 'yet-another-react-lightbox/styles.css';
import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import Lightbox from 'yet-another-react-lightbox';
import { links } from './links.mjs';

export const html = (count) => links(count);

export const open = '.yarl__portal';

export function mount(root) {
  const slides = [...root.querySelectorAll('a')].map(({ href }) => ({
    src: href,
    width: 1600,
    height: 1067,
  }));
  const holder = document.body.appendChild(document.createElement('div'));
  const reactRoot = createRoot(holder);
  reactRoot.render(createElement(Opener, { root, slides }));
  return () => {
    reactRoot.unmount();
    holder.remove();
  };
}

function Opener({ root, slides }) {
  const [index, setIndex] = useState(-1);
  useEffect(() => {
    const end = new AbortController();
    const links = [...root.querySelectorAll('a')];
    const onClick = (event) => {
      const link = event.target.closest('a');
      if (!link) return;
      event.preventDefault();
      setIndex(links.indexOf(link));
    };
    root.addEventListener('click', onClick, { signal: end.signal });
    return () => end.abort();
  }, [root]);
  return createElement(Lightbox, { open: index >= 0, index, close: () => setIndex(-1), slides });
}
