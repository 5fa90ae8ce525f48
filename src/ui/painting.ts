const due: (() => void)[] = [];
let channel: MessageChannel | undefined;

/** Does something in a task of its own. By a message and not by a timer, which browsers slow down. */
export function inOwnTask(work: () => void): void {
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = () => due.shift()?.();
  }
  due.push(work);
  channel.port2.postMessage(null);
}

/** Does what can wait until the browser has painted what is there now; in a page that is out of sight, until it is seen. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => inOwnTask(work));
}
