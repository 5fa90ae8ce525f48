import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type CatalogueSource, type PreparedCatalogue, prepareCatalogue } from './prepareCatalogue.ts';

/**
 * Prepares a catalogue in a thread, so that the largest file doesn't delay requests. Rejects if the thread runs out of
 * memory.
 *
 * @param program the built program, which calls `answerAsThread`
 */
export function prepareInThread(program: URL, source: CatalogueSource): Promise<PreparedCatalogue> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(program, { workerData: source, transferList: [source.bytes.buffer] });
    thread.once('message', resolve).once('error', reject);
    thread.once('exit', (code) => reject(new Error(`its thread ended with ${code}`)));
  });
}

/** Does the work of `prepareInThread`; false in the main thread. */
export async function answerAsThread(): Promise<boolean> {
  if (isMainThread || !parentPort) return false;
  const prepared = await prepareCatalogue(workerData);
  const bodies = prepared.ok ? prepared.products.forms.map(({ body }) => body.buffer) : [];
  parentPort.postMessage(prepared, [...new Set(bodies)]);
  return true;
}
