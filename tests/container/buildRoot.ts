import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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

interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** The stages of a Containerfile, each from `FROM`. */
function readStages(): readonly (readonly Instruction[])[] {
  const lines = readFileSync(CONTAINERFILE, 'utf8')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  const stages: Instruction[][] = [];
  for (const line of lines.filter((each) => /^[A-Z]/.test(each))) {
    const [, name = '', text = ''] = /^([A-Z]+)\s+(.*)$/.exec(line)!;
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, text });
  }
  return stages;
}

const run = (command: string, ...args: readonly string[]): void => {
  execFileSync(command, args, { stdio: 'pipe', maxBuffer: 64 * 1024 * 1024 });
};

/**
 * Installs the packages as the first stage does, with this machine's npm.
 * @param architecture as a container's engine names it
 */
export function installPackages(folder: string, tarball: string, architecture: string): void {
  mkdirSync(folder, { recursive: true });
  const [packages] = readStages();
  const install = packages!.find(({ name, text }) => name === 'RUN' && text.startsWith('npm install'))!.text;
  const command = install.replaceAll(/\$\{TARGETARCH\}/g, architecture).replace('/tmp/product-selector.tgz', tarball);
  execFileSync('sh', ['-ec', command], { cwd: folder, stdio: 'pipe' });
}

/** Runs the instructions of the last stage, with Debian from debootstrap. */
export function buildRoot(tarball: string, architecture: string): ContainerRoot {
  const work = mkdtempSync('.cache/container-');
  const folder = join(process.cwd(), work, 'root');
  run('cp', '-a', BASE_ROOT, folder);
  // A container engine provides the machine's file.
  cpSync('/etc/resolv.conf', join(folder, 'etc/resolv.conf'));
  const found = { env: {} as Record<string, string>, user: '', volumes: [], healthcheck: [], entrypoint: [] };
  for (const { name, text } of readStages().at(-1)!) {
    if (name === 'RUN') run('chroot', folder, '/bin/sh', '-ec', `export DEBIAN_FRONTEND=noninteractive; ${text}`);
    else if (name === 'COPY') installPackages(join(folder, text.split(' ').at(-1)!), tarball, architecture);
    else if (name === 'ENV') for (const pair of text.split(' ')) found.env[pair.split('=')[0]!] = pair.split('=')[1]!;
    else if (name === 'USER') found.user = text;
    else if (name === 'VOLUME') found.volumes = JSON.parse(text);
    else if (name === 'HEALTHCHECK') found.healthcheck = JSON.parse(text.split(' CMD ')[1]!);
    else if (name === 'ENTRYPOINT') found.entrypoint = JSON.parse(text);
  }
  return { folder, ...found, remove: () => rmSync(work, { recursive: true, force: true }) };
}

/** The numbers of the image's user and group, as `chown` takes them. */
export function idOf({ folder, user }: ContainerRoot): string {
  const row = readFileSync(join(folder, 'etc/passwd'), 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`${user}:`))!;
  return row.split(':').slice(2, 4).join(':');
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
  const script = `${mounts.join(' && ')} && exec chroot --userspec=${idOf(root)} --groups= '${at}' env -i "$@"`;
  return ['unshare', ['--mount', 'sh', '-ec', script, 'sh', ...env, ...command]];
}
