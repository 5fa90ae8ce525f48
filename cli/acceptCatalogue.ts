import { markOf, markText } from '../server/lastGood/acceptance.ts';
import { compareCatalogues } from '../sheets/compare/compareCatalogues.ts';
import { describeChanges } from '../sheets/compare/describeChanges.ts';
import { describeFileProblem } from '../sheets/open/explainFileProblem.ts';
import { readiness } from '../sheets/read/readiness.ts';
import { counted } from './counted.ts';
import { FINE } from './exitCode.ts';
import { type FollowedFile, openFollowed } from './openFollowed.ts';
import type { Output } from './output.ts';
import { replaceFile } from './replaceFile.ts';

/**
 * `catalogue accept FILE`: writes a mark beside the file. With it, a provider publishes the present content, however much it
 * changes. A file that no provider would publish gets no mark.
 */
export function acceptCatalogue(followed: FollowedFile, json: boolean, output: Output): number {
  const { file, mapping } = followed;
  const opened = openFollowed(followed);
  if (!opened.ok) return output.refuse(opened.reason);
  const { products, lastGood, content } = opened;
  const state = readiness(opened);
  if (state.kind === 'unusable') {
    const advice = mapping === undefined ? ' If its columns have names of their own, add --mapping MAP.json.' : '';
    return output.refuse(`There is nothing to accept. ${describeFileProblem(state.problem, file)}${advice}`);
  }
  if (state.kind === 'examples') {
    return output.refuse(`There is nothing to accept: ${file} still has the template's example rows.`);
  }
  const mark = markOf(file);
  const unwritten = replaceFile(mark, markText(content), file);
  if (unwritten !== null) return output.refuse(unwritten);
  const changes = lastGood && describeChanges(compareCatalogues(lastGood.products, products));
  if (json) {
    output.json({ file, mark, systems: products.length, changes: changes?.data ?? null });
    return FINE;
  }
  output.out(
    `${file} is accepted as it is now: ${counted(products.length, 'system')}.`,
    ...(changes && changes.summary !== '' ? [`Since the last good catalogue: ${changes.summary}`] : []),
    `${mark} is written. A provider that follows this file publishes it within 10 seconds.`,
  );
  return FINE;
}
