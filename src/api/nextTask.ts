/** Browsers delay the timers of a hidden page, but no message. */
export function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  }).finally(() => port1.close());
}
