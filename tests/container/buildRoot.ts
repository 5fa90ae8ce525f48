import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BASE_ROOT, CONTAINERFILE } from './installRoot.mjs';

/** The image that a container engine builds from the Containerfile, in a folder. */
export interface ContainerRoot {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: string;
  readonly volumes: readonly string[];
  readonly healthcheck: readonly string[];
  readonly entrypoint: readonly string[];
  remove(): void;
}

/** The instructions of a Containerfile, with its arguments filled in, each as its name and text. */
function readInstructions(): readonly (readonly [name: string, text: string])[] {
  const args: Record<string, string> = {};
  const lines = readFileSync(CONTAINERFILE, 'utf8')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  return lines
    .filter((line) => /^[A-Z]/.test(line))
    .map((line): [string, string] => {
      const [, name = '', text = ''] = /^([A-Z]+)\s+(.*)$/.exec(line)!;
      if (name === 'ARG') args[text.split('=')[0]!] = text.split('=')[1]!;
      return [name, name === 'FROM' ? text.replaceAll(/\$\{(\w+)\}/g, (_, arg) => args[arg] ?? '') : text];
    });
}

const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): void => {
  execFileSync(command, args, { stdio: 'pipe', maxBuffer: 64 * 1024 * 1024, env });
};

/** Runs a command in a stage's folder: in a chroot, or on this machine with that folder's /opt. */
function runIn(root: string, kind: 'debian' | 'node', place: string, text: string, architecture: string): void {
  // Without what npm and Vitest have set for the test.
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$|VITEST)/i.test(name));
  const env = { ...Object.fromEntries(own), TARGETARCH: architecture, DEBIAN_FRONTEND: 'noninteractive' };
  const command = `cd '${place}' && ${text}`;
  if (kind === 'debian') run('chroot', [root, '/bin/sh', '-ec', command], env);
  else run('unshare', ['--mount', 'sh', '-ec', `mount --bind '${root}/opt' /opt && ${command}`], env);
}

/** Copies the files that a new clone of this folder has. */
function copyClone(to: string): void {
  const said = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of said.split('\n').filter((name) => existsSync(name))) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(file, join(to, file));
  }
}

/**
 * Carries out the Containerfile from a clone of this folder. Debian is a copy of debootstrap's, where commands run in a chroot. The
 * stage that begins with Node runs on this machine, with its Node and npm, and with a folder in the place of /opt.
 *
 * @param architecture as a container's engine names it
 */
export function buildRoot(architecture: string): ContainerRoot {
  const work = resolve(mkdtempSync('.cache/container-'));
  const kinds: Record<string, 'debian' | 'node'> = {};
  let name = '';
  let place = '/';
  const found = { env: {} as Record<string, string>, user: '', volumes: [], healthcheck: [], entrypoint: [] };
  for (const [instruction, text] of readInstructions()) {
    const root = join(work, name);
    switch (instruction) {
      case 'FROM': {
        const [, from = '', as = 'image'] = /^(?:--platform=\S+ )?(\S+)(?: AS (\w+))?$/.exec(text)!;
        name = as;
        kinds[name] = from.startsWith('node:') ? 'node' : 'debian';
        place = '/';
        if (from.startsWith('node:')) mkdirSync(join(work, name, 'opt'), { recursive: true });
        else run('cp', ['-a', from.startsWith('debian:') ? BASE_ROOT : join(work, from), join(work, name)]);
        // A container engine provides the machine's file.
        if (from.startsWith('debian:')) cpSync('/etc/resolv.conf', join(work, name, 'etc/resolv.conf'));
        break;
      }
      case 'WORKDIR':
        place = text;
        mkdirSync(join(root, text), { recursive: true });
        break;
      case 'COPY': {
        const [, stage, from = '', to = ''] = /^(?:--from=(\w+) )?(.+) (\S+)$/.exec(text)!;
        const target = resolve(place, to);
        if (stage) run('cp', ['-a', join(work, stage, from), join(root, target)]);
        else if (from === '.') copyClone(join(root, target));
        else for (const file of from.split(' ')) cpSync(file, join(root, target, file));
        break;
      }
      case 'RUN':
        runIn(root, kinds[name]!, place, text, architecture);
        break;
      case 'ENV':
        for (const pair of text.split(' ')) found.env[pair.split('=')[0]!] = pair.split('=')[1]!;
        break;
      case 'USER':
        found.user = text;
        break;
      case 'VOLUME':
        found.volumes = JSON.parse(text);
        break;
      case 'HEALTHCHECK':
        found.healthcheck = JSON.parse(text.split(' CMD ')[1]!);
        break;
      case 'ENTRYPOINT':
        found.entrypoint = JSON.parse(text);
    }
  }
  return { folder: join(work, name), ...found, remove: () => rmSync(work, { recursive: true, force: true }) };
}

/** Installs the packages beside the provider for an architecture, as the Containerfile does; their folder. */
export function installPackages({ folder }: ContainerRoot, architecture: string): string {
  const build = join(folder, '../build');
  const [, text] = readInstructions().find(([name, text]) => name === 'RUN' && text.includes('TARGETARCH'))!;
  mkdirSync(join(build, 'opt/other'));
  runIn(build, 'node', '/opt/other', text, architecture);
  return join(build, 'opt/other/node_modules');
}

/** The program that runs a command inside the read-only root, with these folders as volumes, as the image's user. */
export function wayInside(
  root: ContainerRoot,
  port: string,
  command: readonly string[],
  volumes: Readonly<Record<string, string>> = {},
): readonly [string, string[]] {
  const at = root.folder;
  const mounts = [
    `mount --bind '${at}' '${at}'`,
    `mount --bind /dev '${at}/dev'`,
    `mount -t proc proc '${at}/proc'`,
    ...Object.entries(volumes).map(([place, from]) => `mount --bind '${from}' '${at}${place}'`),
    `mount -o remount,ro,bind '${at}'`,
  ];
  const env = Object.entries({ PATH: '/usr/bin:/bin', ...root.env, PORT: port }).map((pair) => pair.join('='));
  const script = `${mounts.join(' && ')} && exec chroot --userspec=${root.user} --groups= '${at}' env -i "$@"`;
  return ['unshare', ['--mount', 'sh', '-ec', script, 'sh', ...env, ...command]];
}
