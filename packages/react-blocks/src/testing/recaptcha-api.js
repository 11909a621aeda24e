// Plays the script of reCAPTCHA: draws a box that one presses, and speaks its protocol.
// The real one adds a frame of its service; this one needs no network.
{
  const widgets = [];
  let count = 0;
  globalThis.grecaptcha = {
    ready: (run) => queueMicrotask(run),
    render(container, options) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = "I'm not a robot";
      const id = widgets.push({ response: '' }) - 1;
      button.addEventListener('click', () => {
        widgets[id].response = `good-${(count += 1)}`;
        options.callback?.(widgets[id].response);
      });
      container.append(button);
      return id;
    },
    reset(id = 0) {
      widgets[id].response = '';
    },
    getResponse: (id = 0) => widgets[id].response,
  };
}
