import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type CatalogueSource, type PreparedCatalogue, prepareCatalogue } from './prepareCatalogue.ts';

/**
 * Prepares a catalogue in a thread of its own, so that requests are answered in the meantime: reading the largest file
 * takes longer than anybody should wait. A thread that runs out of memory rejects and leaves the program alone.
 *
 * @param program the file of the built program, which calls `answerAsThread` when it runs as the thread
 */
export function prepareInThread(program: URL, source: CatalogueSource): Promise<PreparedCatalogue> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(program, { workerData: source, transferList: [source.bytes.buffer] });
    thread.once('message', resolve).once('error', reject);
    thread.once('exit', (code) => reject(new Error(`its thread ended with ${code}`)));
  });
}

/** Does the work of `prepareInThread` and is false, if this is the main thread. */
export async function answerAsThread(): Promise<boolean> {
  if (isMainThread || !parentPort) return false;
  const prepared = await prepareCatalogue(workerData);
  const bodies = prepared.ok ? prepared.products.forms.map(({ body }) => body.buffer) : [];
  parentPort.postMessage(prepared, [...new Set(bodies)]);
  return true;
}
