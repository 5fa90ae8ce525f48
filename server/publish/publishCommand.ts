import type { SheetQuestion } from '../../sheets/map/ask/askSheet.ts';
import { PRESSES } from '../../sheets/publish/judgeRange.ts';
import type { PublishRequest } from './publishRequest.ts';
import { shellWord } from './shellWord.ts';

/**
 * The command that publishes a range: with `--yes` for what a press or a suggestion answers, and with a file of answers for the
 * other open questions.
 *
 * @param shown a path as the reader may see it
 */
export function publishCommand(
  request: PublishRequest,
  questions: readonly SheetQuestion[],
  shown = (path: string) => path,
): string {
  const { files, to, mapping, answers, installation, register, sheet } = request;
  const needsAnswers = questions.some(
    ({ id, isNeeded, suggested }) => isNeeded && !PRESSES.includes(id) && suggested === null,
  );
  const option = (name: string, value: string | undefined) => (value === undefined ? [] : [name, shellWord(value)]);
  const path = (name: string, value: string | undefined) => option(name, value === undefined ? value : shown(value));
  return [
    'product-selector publish',
    ...files.map((file) => shellWord(shown(file))),
    ...path('--to', to),
    ...path('--mapping', mapping),
    ...path('--answers', answers ?? (needsAnswers ? 'answers.json' : undefined)),
    ...path('--installation', installation),
    ...path('--register', register),
    ...option('--sheet', sheet),
    ...option('--range', request.range),
    ...(request.embed === undefined ? [] : ['--element']),
    ...(request.yes ? ['--yes'] : []),
  ].join(' ');
}
