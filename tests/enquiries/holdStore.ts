import { openSqlite } from '../../server/enquiries/openSqlite.ts';

/** Holds a SQLite file as another program's write does. @returns a function that lets it go */
export async function holdStore(file: string): Promise<() => Promise<void>> {
  const sql = await openSqlite(file);
  let held: Promise<void> | undefined;
  const release = await new Promise<() => void>((begun) => {
    held = sql.transaction(() => new Promise<void>((resolve) => begun(resolve)));
  });
  return async () => {
    release();
    await held;
    await sql.close();
  };
}
