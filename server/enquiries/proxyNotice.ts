import type { Sender } from '../app/enquiries.ts';
import { isForwarded } from './network.ts';

const BEHIND_PROXY =
  'Visitors come through a proxy, so they can’t be told apart. If the proxy sets X-Forwarded-For, start the provider with --trust-proxy.';

/** Warns once about a proxy that the options don't mention. @param isProxied true with `--trust-proxy` */
export function proxyNotice(isProxied: boolean, warn: (line: string) => void): (sender: Sender | undefined) => void {
  const warnOnce = onlyOnce(warn);
  return (sender) => {
    if (!isProxied && sender && isForwarded(sender)) warnOnce(BEHIND_PROXY);
  };
}

/** Passes on only the first line. */
export function onlyOnce(warn: (line: string) => void): (line: string) => void {
  let isDone = false;
  return (line) => {
    if (!isDone) warn(line);
    isDone = true;
  };
}
