/** The changes of a version, without its heading; empty if there are none. @param {string} changelog @param {string} version */
export function sectionOf(changelog, version) {
  const [, after = ''] = changelog.split(new RegExp(`^## ${version.replaceAll('.', '\\.')} - .*$`, 'm'));
  return `${after.split(/^## /m)[0]?.trim() ?? ''}\n`;
}

/**
 * The reasons why a version can't be released, each with its remedy.
 *
 * @param {object} state
 * @param {string} state.version of package.json
 * @param {string} state.changelog
 * @param {string} state.changes of `git status --porcelain`
 * @param {readonly string[]} state.tags
 * @param {readonly string[]} state.facts refused by `npm run facts`
 */
export function releaseProblems({ version, changelog, changes, tags, facts }) {
  const problems = [];
  if (!/^\d+\.\d+\.\d+$/.test(version)) problems.push(`package.json has the version ${version}. Use three numbers.`);
  if (changes !== '') problems.push('Some changes are not committed. Commit them first.');
  if (tags.includes(`v${version}`)) problems.push(`v${version} is tagged already. Raise the version in package.json.`);
  const heading = new RegExp(`^## ${version.replaceAll('.', '\\.')} - (\\d{4}-\\d\\d-\\d\\d)$`, 'm').exec(changelog);
  if (!heading) {
    problems.push(`CHANGELOG.md has no heading “## ${version} - YYYY-MM-DD”. Write the day into it.`);
  } else if (sectionOf(changelog, version).trim() === '') {
    problems.push(`CHANGELOG.md says nothing about ${version}.`);
  }
  return [...problems, ...facts];
}
