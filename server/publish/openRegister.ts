import { MAX_REGISTER_BYTES, type Register, readRegister } from '../../sheets/register/readRegister.ts';
import { readInputFile } from './readInputFile.ts';

/** Opens the energy register's CSV file, or says why it can't be used. */
export function openRegister(file: string): Register {
  const read = readInputFile(file, 'a register', MAX_REGISTER_BYTES);
  if (!read.ok) return read;
  const register = readRegister(read.bytes);
  if (register.ok) return register;
  const reason = `${file} can't be used as a register: ${register.reason} Download the air conditioners again as CSV.`;
  return { ok: false, reason };
}
