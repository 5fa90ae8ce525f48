import { describe, expect, it } from 'vitest';
import { readOptions } from './readOptions.ts';

describe('the command line', () => {
  it('has a default for everything', () => {
    expect(readOptions([], {})).toEqual({
      kind: 'run',
      options: { catalogue: null, port: 8080, host: '127.0.0.1' },
    });
  });

  it('wins over the environment', () => {
    const env = { PORT: '3000', HOST: '0.0.0.0' };
    expect(readOptions([], env)).toMatchObject({ options: { port: 3000, host: '0.0.0.0' } });
    expect(readOptions(['--port', '0', '--host=::1', '--catalogue', 'range.csv'], env)).toEqual({
      kind: 'run',
      options: { catalogue: 'range.csv', port: 0, host: '::1' },
    });
  });

  it('counts an empty variable as unset', () => {
    expect(readOptions([], { PORT: '', HOST: '' })).toMatchObject({ options: { port: 8080, host: '127.0.0.1' } });
  });

  it('gives help when asked, whatever else is said well', () => {
    expect(readOptions(['--port', '3000', '--help'], {})).toEqual({ kind: 'help' });
  });

  it.each([
    [['--prot', '3000'], {}, "'--prot'"],
    [['-p'], {}, "'-p'"],
    [['range.csv'], {}, "'range.csv'"],
    [['--port'], {}, '--port'],
    [['--port', '--host'], {}, '--port'],
    [['--port', 'eighty'], {}, "--port is 'eighty'"],
    [['--port', '65536'], {}, "--port is '65536'"],
    [['--port=-1'], {}, "--port is '-1'"],
    [['--port', '80.5'], {}, "--port is '80.5'"],
    [['--port', '1e3'], {}, "--port is '1e3'"],
    [['--port='], {}, "--port is ''"],
    [[], { PORT: 'http' }, "PORT is 'http'"],
    [['--host='], {}, '--host is empty'],
    [['--catalogue='], {}, '--catalogue is empty'],
    [['--help=yes'], {}, '--help'],
  ])('%j with %j is refused in one line that names what is wrong', (args, env, named) => {
    const read = readOptions(args, env);
    expect(read.kind).toBe('misuse');
    const { message } = read as { message: string };
    expect(message).toContain(named);
    expect(message).toContain('--help');
    expect(message).not.toContain('\n');
  });
});
