// What follows the paint is there at once, and nothing is drawn ahead for the next press.
window.requestIdleCallback = (work, { timeout } = {}) => {
  if (timeout) work({ didTimeout: false, timeRemaining: () => 0 });
  return 0;
};
window.cancelIdleCallback = () => {};
