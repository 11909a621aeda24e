import './boot';

// During development: when the server is back after a restart, the page reloads.
let isDisconnected = false;
setInterval(() => {
  fetch('/ready').then(
    () => {
      if (isDisconnected) location.reload();
    },
    () => {
      isDisconnected = true;
    },
  );
}, 400);
