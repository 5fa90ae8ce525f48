import { createStore } from './createStore.ts';
import type { EnquiryStore } from './enquiryStore.ts';
import { ENQUIRIES } from './enquiryTables.ts';
import { openDatabase } from './openDatabase.ts';
import type { OpenFile } from './openSqlite.ts';

/** Opens the store of enquiries. See `openDatabase`. */
export function openStore(place: string, how: OpenFile = {}): Promise<EnquiryStore> {
  return openDatabase(place, how, ENQUIRIES, createStore);
}
